import { icon } from '../icon.js'

export const IconTheater = /* @__PURE__ */ icon('outline', 'theater', [
  ['path', { d: 'M4 20h16' }],
  [
    'path',
    { d: 'M20 16v-10a2 2 0 0 0 -2 -2h-12a2 2 0 0 0 -2 2v10l4 -6c2.667 1.333 5.333 1.333 8 0l4 6' },
  ],
])

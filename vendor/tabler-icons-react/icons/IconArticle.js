import { icon } from '../icon.js'

export const IconArticle = /* @__PURE__ */ icon('outline', 'article', [
  [
    'path',
    { d: 'M3 6a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -12' },
  ],
  ['path', { d: 'M7 8h10' }],
  ['path', { d: 'M7 12h10' }],
  ['path', { d: 'M7 16h10' }],
])

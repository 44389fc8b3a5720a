import { icon } from '../icon.js'

export const IconAlbum = /* @__PURE__ */ icon('outline', 'album', [
  [
    'path',
    { d: 'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12' },
  ],
  ['path', { d: 'M12 4v7l2 -2l2 2v-7' }],
])

import { icon } from '../icon.js'

export const IconPlaylist = /* @__PURE__ */ icon('outline', 'playlist', [
  ['path', { d: 'M11 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0' }],
  ['path', { d: 'M17 17v-13h4' }],
  ['path', { d: 'M13 5h-10' }],
  ['path', { d: 'M3 9l10 0' }],
  ['path', { d: 'M9 13h-6' }],
])

import { icon } from '../icon.js'

export const IconPlaylistAdd = /* @__PURE__ */ icon('outline', 'playlist-add', [
  ['path', { d: 'M19 8h-14' }],
  ['path', { d: 'M5 12h9' }],
  ['path', { d: 'M11 16h-6' }],
  ['path', { d: 'M15 16h6' }],
  ['path', { d: 'M18 13v6' }],
])

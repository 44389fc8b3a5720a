import { icon } from '../icon.js'

export const IconMusic = /* @__PURE__ */ icon('outline', 'music', [
  ['path', { d: 'M3 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0' }],
  ['path', { d: 'M13 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0' }],
  ['path', { d: 'M9 17v-13h10v13' }],
  ['path', { d: 'M9 8h10' }],
])

import { icon } from '../icon.js'

export const IconX = /* @__PURE__ */ icon('outline', 'x', [
  ['path', { d: 'M18 6l-12 12' }],
  ['path', { d: 'M6 6l12 12' }],
])

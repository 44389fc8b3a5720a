import { icon } from '../icon.js'

export const IconArrowLeft = /* @__PURE__ */ icon('outline', 'arrow-left', [
  ['path', { d: 'M5 12l14 0' }],
  ['path', { d: 'M5 12l6 6' }],
  ['path', { d: 'M5 12l6 -6' }],
])

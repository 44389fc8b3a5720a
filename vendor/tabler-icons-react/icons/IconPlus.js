import { icon } from '../icon.js'

export const IconPlus = /* @__PURE__ */ icon('outline', 'plus', [
  ['path', { d: 'M12 5l0 14' }],
  ['path', { d: 'M5 12l14 0' }],
])

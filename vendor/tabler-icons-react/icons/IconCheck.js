import { icon } from '../icon.js'

export const IconCheck = /* @__PURE__ */ icon('outline', 'check', [
  ['path', { d: 'M5 12l5 5l10 -10' }],
])

import { icon } from '../icon.js'

export const IconLoader2 = /* @__PURE__ */ icon('outline', 'loader-2', [
  ['path', { d: 'M12 3a9 9 0 1 0 9 9' }],
])

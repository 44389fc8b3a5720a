import { icon } from '../icon.js'

export const IconMenu2 = /* @__PURE__ */ icon('outline', 'menu-2', [
  ['path', { d: 'M4 6l16 0' }],
  ['path', { d: 'M4 12l16 0' }],
  ['path', { d: 'M4 18l16 0' }],
])

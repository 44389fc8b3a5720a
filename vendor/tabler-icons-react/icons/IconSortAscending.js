import { icon } from '../icon.js'

export const IconSortAscending = /* @__PURE__ */ icon('outline', 'sort-ascending', [
  ['path', { d: 'M4 6l7 0' }],
  ['path', { d: 'M4 12l7 0' }],
  ['path', { d: 'M4 18l9 0' }],
  ['path', { d: 'M15 9l3 -3l3 3' }],
  ['path', { d: 'M18 6l0 12' }],
])

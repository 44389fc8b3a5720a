import { icon } from '../icon.js'

export const IconChevronDown = /* @__PURE__ */ icon('outline', 'chevron-down', [
  ['path', { d: 'M6 9l6 6l6 -6' }],
])

import { icon } from '../icon.js'

export const IconChevronRight = /* @__PURE__ */ icon('outline', 'chevron-right', [
  ['path', { d: 'M9 6l6 6l-6 6' }],
])

import { icon } from '../icon.js'

export const IconChevronLeft = /* @__PURE__ */ icon('outline', 'chevron-left', [
  ['path', { d: 'M15 6l-6 6l6 6' }],
])

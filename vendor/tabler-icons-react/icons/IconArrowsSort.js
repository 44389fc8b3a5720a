import { icon } from '../icon.js'

export const IconArrowsSort = /* @__PURE__ */ icon('outline', 'arrows-sort', [
  ['path', { d: 'M3 9l4 -4l4 4m-4 -4v14' }],
  ['path', { d: 'M21 15l-4 4l-4 -4m4 4v-14' }],
])

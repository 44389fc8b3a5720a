import { icon } from '../icon.js'

export const IconCompass = /* @__PURE__ */ icon('outline', 'compass', [
  ['path', { d: 'M8 16l2 -6l6 -2l-2 6l-6 2' }],
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0' }],
  ['path', { d: 'M12 3l0 2' }],
  ['path', { d: 'M12 19l0 2' }],
  ['path', { d: 'M3 12l2 0' }],
  ['path', { d: 'M19 12l2 0' }],
])

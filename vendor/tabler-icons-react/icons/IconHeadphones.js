import { icon } from '../icon.js'

export const IconHeadphones = /* @__PURE__ */ icon('outline', 'headphones', [
  ['path', { d: 'M4 15a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2l0 -3' }],
  ['path', { d: 'M15 15a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2l0 -3' }],
  ['path', { d: 'M4 15v-3a8 8 0 0 1 16 0v3' }],
])

import { icon } from '../icon.js'

export const IconPlayerPlay = /* @__PURE__ */ icon('outline', 'player-play', [
  ['path', { d: 'M7 4v16l13 -8l-13 -8' }],
])

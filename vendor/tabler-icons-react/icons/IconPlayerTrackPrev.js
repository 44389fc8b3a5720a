import { icon } from '../icon.js'

export const IconPlayerTrackPrev = /* @__PURE__ */ icon('outline', 'player-track-prev', [
  ['path', { d: 'M21 5v14l-8 -7l8 -7' }],
  ['path', { d: 'M10 5v14l-8 -7l8 -7' }],
])

import { icon } from '../icon.js'

export const IconPlayerTrackNext = /* @__PURE__ */ icon('outline', 'player-track-next', [
  ['path', { d: 'M3 5v14l8 -7l-8 -7' }],
  ['path', { d: 'M14 5v14l8 -7l-8 -7' }],
])

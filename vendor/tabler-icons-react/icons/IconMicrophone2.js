import { icon } from '../icon.js'

export const IconMicrophone2 = /* @__PURE__ */ icon('outline', 'microphone-2', [
  ['path', { d: 'M15 12.9a5 5 0 1 0 -3.902 -3.9' }],
  ['path', { d: 'M15 12.9l-3.902 -3.899l-7.513 8.584a2 2 0 1 0 2.827 2.83l8.588 -7.515' }],
])

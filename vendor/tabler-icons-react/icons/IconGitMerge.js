import { icon } from '../icon.js'

export const IconGitMerge = /* @__PURE__ */ icon('outline', 'git-merge', [
  ['path', { d: 'M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M5 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M15 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M7 8l0 8' }],
  ['path', { d: 'M7 8a4 4 0 0 0 4 4h4' }],
])

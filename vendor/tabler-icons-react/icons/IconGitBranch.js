import { icon } from '../icon.js'

export const IconGitBranch = /* @__PURE__ */ icon('outline', 'git-branch', [
  ['path', { d: 'M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M5 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M15 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M7 8l0 8' }],
  ['path', { d: 'M9 18h6a2 2 0 0 0 2 -2v-5' }],
  ['path', { d: 'M14 14l3 -3l3 3' }],
])

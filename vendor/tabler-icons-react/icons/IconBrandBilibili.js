import { icon } from '../icon.js'

export const IconBrandBilibili = /* @__PURE__ */ icon('outline', 'brand-bilibili', [
  ['path', { d: 'M3 10a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v6a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4v-6' }],
  ['path', { d: 'M8 3l2 3' }],
  ['path', { d: 'M16 3l-2 3' }],
  ['path', { d: 'M9 13v-2' }],
  ['path', { d: 'M15 11v2' }],
])

import { icon } from '../icon.js'

export const IconMinus = /* @__PURE__ */ icon('outline', 'minus', [['path', { d: 'M5 12l14 0' }]])

import { en } from './en.ts'
import { type Copy, zhCN } from './zh-CN.ts'

export type { Copy } from './zh-CN.ts'

export const copies: Readonly<Record<'zh-CN' | 'en', Copy>> = { 'zh-CN': zhCN, en }

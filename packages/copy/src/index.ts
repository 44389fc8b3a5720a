import { deskErrors as enDeskErrors } from './en/desk-errors.ts'
import { en } from './en.ts'
import { deskErrors } from './zh-CN/desk-errors.ts'
import { type Copy as SiteCopy, zhCN } from './zh-CN.ts'

/** The server speaks of everything that can go wrong; a visitor's browser carries only its own part. */
const withErrors = <E extends object>(copy: SiteCopy, errors: E) => ({
  ...copy,
  errors: { ...copy.errors, ...errors },
})

export const copies = {
  'zh-CN': withErrors(zhCN, deskErrors),
  en: withErrors(en, enDeskErrors),
} as const

export type Copy = (typeof copies)['zh-CN']

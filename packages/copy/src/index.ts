import { notifications as enNotifications } from './en/comments.ts'
import * as enDesk from './en/desk-errors.ts'
import { en } from './en.ts'
import { notifications as zhNotifications } from './zh-CN/comments.ts'
import * as zhDesk from './zh-CN/desk-errors.ts'
import { type Copy as SiteCopy, zhCN } from './zh-CN.ts'

type DeskCopy = typeof zhDesk

/** The server speaks of everything that can go wrong; a visitor's browser carries only its own part. */
const whole = (
  copy: SiteCopy,
  { deskErrors, desk }: DeskCopy,
  notifications: typeof zhNotifications,
) => ({
  ...copy,
  desk,
  notifications,
  errors: { ...copy.errors, ...deskErrors },
})

export const copies = {
  'zh-CN': whole(zhCN, zhDesk, zhNotifications),
  en: whole(en, enDesk, enNotifications),
} as const

export type Copy = (typeof copies)['zh-CN']

import { notifications as enNotifications } from './en/comments.ts'
import * as enDesk from './en/desk-errors.ts'
import { errors as enErrors } from './en/errors.ts'
import { mail as enMail } from './en/mail.ts'
import { order as enOrder } from './en/order.ts'
import { en } from './en.ts'
import { notifications as zhNotifications } from './zh-CN/comments.ts'
import * as zhDesk from './zh-CN/desk-errors.ts'
import { errors as zhErrors } from './zh-CN/errors.ts'
import { mail as zhMail } from './zh-CN/mail.ts'
import { order as zhOrder } from './zh-CN/order.ts'
import { type Copy as SiteCopy, zhCN } from './zh-CN.ts'

type DeskCopy = typeof zhDesk

/** The server speaks of everything that can go wrong; a visitor's browser carries only its own part. */
const whole = (
  copy: SiteCopy,
  errors: typeof zhErrors,
  { deskErrors, desk }: DeskCopy,
  notifications: typeof zhNotifications,
  mail: typeof zhMail,
) => ({
  ...copy,
  desk,
  notifications,
  mail,
  errors: { ...errors, ...copy.errors, ...deskErrors },
})

export const copies = {
  'zh-CN': { ...whole(zhCN, zhErrors, zhDesk, zhNotifications, zhMail), order: zhOrder },
  en: { ...whole(en, enErrors, enDesk, enNotifications, enMail), order: enOrder },
} as const

export type Copy = (typeof copies)['zh-CN']

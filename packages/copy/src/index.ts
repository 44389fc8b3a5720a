import * as enAdminErrors from './en/admin-errors.ts'
import { notifications as enNotifications } from './en/comments.ts'
import { errors as enErrors } from './en/errors.ts'
import { mail as enMail } from './en/mail.ts'
import { moderation as enModeration } from './en/moderation.ts'
import { en } from './en.ts'
import { type FormCopy, formCopy } from './forms.ts'
import * as zhAdminErrors from './zh-CN/admin-errors.ts'
import { notifications as zhNotifications } from './zh-CN/comments.ts'
import { errors as zhErrors } from './zh-CN/errors.ts'
import { mail as zhMail } from './zh-CN/mail.ts'
import { moderation as zhModeration } from './zh-CN/moderation.ts'
import { type Copy as SiteCopy, zhCN } from './zh-CN.ts'

type AdminCopy = typeof zhAdminErrors

/** The server has all error texts. A browser loads only the texts that the site needs. */
const whole = (
  copy: SiteCopy,
  forms: FormCopy,
  errors: typeof zhErrors,
  { adminErrors, serverTexts }: AdminCopy,
  notifications: typeof zhNotifications,
  mail: typeof zhMail,
) => ({
  ...copy,
  serverTexts,
  notifications,
  mail,
  errors: { ...errors, ...forms.errors, ...adminErrors },
})

export const copies = {
  'zh-CN': {
    ...whole(zhCN, formCopy['zh-CN'], zhErrors, zhAdminErrors, zhNotifications, zhMail),
    moderation: zhModeration,
  },
  en: {
    ...whole(en, formCopy.en, enErrors, enAdminErrors, enNotifications, enMail),
    moderation: enModeration,
  },
} as const

export type Copy = (typeof copies)['zh-CN']

import { notificationDrawer as english } from './en/notification-drawer.ts'
import type { InBothLanguages } from './in-both-languages.ts'
import { notificationDrawer as chinese } from './zh-CN/notification-drawer.ts'

/** Separate from the copy that every page loads. It comes with the notifications. */
export const notificationDrawerCopy: InBothLanguages<typeof chinese> = {
  'zh-CN': chinese,
  en: english,
}

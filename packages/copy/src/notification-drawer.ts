import { notificationDrawer as english } from './en/notification-drawer.ts'
import { notificationDrawer as chinese } from './zh-CN/notification-drawer.ts'

/** Separate from the copy that every page loads. It comes with the notifications. */
export const notificationDrawerCopy: Readonly<Record<'zh-CN' | 'en', typeof chinese>> = {
  'zh-CN': chinese,
  en: english,
}

import { ROLE } from '@lanting/contract'
import type { WriteBy } from './ports.ts'

const isAdministrator = ({ role }: WriteBy) => role === ROLE.administrator

/** [CHAT-9] The author, or an administrator. */
export const mayRecall = (by: WriteBy, message: { readonly user_id: number }): boolean =>
  isAdministrator(by) || by.user_id === message.user_id

/** [CHAT-10] */
export const mayClear = isAdministrator

/**
 * [CHAT-11] Returns why `by` may not force this user offline: only administrators may, and not
 * themselves.
 */
export const whyNotForceOffline = (
  by: WriteBy,
  userId: number,
): 'administratorOnly' | 'notOneself' | undefined => {
  if (!isAdministrator(by)) return 'administratorOnly'
  return by.user_id === userId ? 'notOneself' : undefined
}

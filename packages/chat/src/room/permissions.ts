import { CHAT, type ChatContentType, ROLE } from '@lanting/contract'
import type { WriteBy } from './ports.ts'

const isAdministrator = ({ role }: WriteBy) => role === ROLE.administrator

/** [CHAT-9] The author, or an administrator. */
export const mayRecall = (by: WriteBy, message: { readonly user_id: number | null }): boolean =>
  isAdministrator(by) || by.user_id === message.user_id

/** [CHAT-10] */
export const mayClear = isAdministrator

/** [CHAT-42] */
export const mayPin = isAdministrator

interface Written {
  readonly user_id: number | null
  readonly content_type: string
  readonly createdAtMs: number
}

/** [CHAT-40] Returns why `by` may not edit this message: only a text, by its author, for a time. */
export const whyNotEdit = (
  by: Pick<WriteBy, 'user_id'>,
  { user_id, content_type, createdAtMs }: Written,
  now: number,
): 'notYours' | 'notEditable' | undefined => {
  if (by.user_id !== user_id) return 'notYours'
  const isText = content_type === ('text' satisfies ChatContentType)
  return isText && now - createdAtMs <= CHAT.editMs ? undefined : 'notEditable'
}

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

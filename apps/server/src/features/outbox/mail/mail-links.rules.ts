import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MailAddress } from './mail-addresses.store.ts'

export const MAIL_ACTIONS = ['confirm', 'unsubscribe'] as const
export type MailAction = (typeof MAIL_ACTIONS)[number]

const CONFIRMABLE_MS = 2 * 86_400_000

type Signed = Pick<MailAddress, 'user_id' | 'address' | 'requested_at'>

/** Signs one action for one user and one address. The token is not stored: it is computed again. */
export const mailToken = (action: MailAction, of: Signed, secret: string): string => {
  // A confirmation belongs to one request. The unsubscribe link of any older mail still works.
  const once = action === 'confirm' ? ` ${of.requested_at}` : ''
  const payload = `${action} ${of.user_id} ${of.address}${once}`
  const signature = createHmac('sha256', secret).update(payload).digest('base64url')
  return `${of.user_id}-${signature}`
}

export const userIdIn = (token: string): number | undefined => {
  const [, id] = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(token) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Checks a token against the address that it was mailed to. */
export const isMailToken = (
  token: string,
  action: MailAction,
  of: Signed,
  secret: string,
): boolean => {
  const [given, expected] = [Buffer.from(token), Buffer.from(mailToken(action, of, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** An unused confirmation link is valid for two days. */
export const isConfirmable = ({ confirmed_at, requested_at }: MailAddress, now: number): boolean =>
  confirmed_at !== null || now < requested_at + CONFIRMABLE_MS

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MailAddress } from './mail-addresses.store.ts'

export const MAIL_ACTIONS = ['confirm', 'unsubscribe'] as const
export type MailAction = (typeof MAIL_ACTIONS)[number]

const CONFIRMABLE_MS = 2 * 86_400_000

type Signed = Pick<MailAddress, 'user_id' | 'address' | 'requested_at'>

/** For one user, one address and one act; kept nowhere, because it can be made again. */
export const mailToken = (action: MailAction, of: Signed, secret: string): string => {
  // A confirmation answers one request; whoever wants no mail may say so from any old one.
  const once = action === 'confirm' ? ` ${of.requested_at}` : ''
  const words = `${action} ${of.user_id} ${of.address}${once}`
  const signature = createHmac('sha256', secret).update(words).digest('base64url')
  return `${of.user_id}-${signature}`
}

export const userIdIn = (token: string): number | undefined => {
  const [, id] = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(token) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Whether somebody holds a link that was mailed to this address. */
export const isMailToken = (
  token: string,
  action: MailAction,
  of: Signed,
  secret: string,
): boolean => {
  const [given, expected] = [Buffer.from(token), Buffer.from(mailToken(action, of, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A link that was never followed is good for two days. */
export const isConfirmable = ({ confirmed_at, requested_at }: MailAddress, now: number): boolean =>
  confirmed_at !== null || now < requested_at + CONFIRMABLE_MS

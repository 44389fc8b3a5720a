import Type, { type Static } from 'typebox'
import { Password } from './accounts.ts'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { DELIVERY_STATES, type DeliveryState, DIGESTS, type Digest } from './enumerations.ts'
import { Id, IdParams, orNull, PageByPath, PageParams } from './fields.ts'
import { LENGTH } from './limits.ts'

const DigestChoice = Type.Unsafe<Digest>({ type: 'string', enum: DIGESTS })

export const OwnMail = Type.Object({
  /** False: the site sends no mail, and the mail settings are hidden. */
  available: Type.Boolean(),
  /** Empty: no address is known. */
  address: Type.String(),
  isConfirmed: Type.Boolean(),
  digest: DigestChoice,
})
export type OwnMail = Static<typeof OwnMail>

/** Mails that tell users what happened to their account. */
export const ACCOUNT_MAILS = ['newDevice', 'passwordChanged'] as const
export type AccountMail = (typeof ACCOUNT_MAILS)[number]

const MAIL_KINDS = ['digest', 'confirmation', 'password', ...ACCOUNT_MAILS] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail without its address, which is private. */
export const SentMail = Type.Object({
  id: Id,
  kind: Type.Unsafe<MailKind>({ type: 'string', enum: MAIL_KINDS }),
  state: Type.Unsafe<DeliveryState>({ type: 'string', enum: DELIVERY_STATES }),
  attempts: Type.Integer(),
  /** The code of the mail server's refusal; null if there is none. */
  status: orNull(Type.Integer()),
  /** Number of events in a digest. */
  items: Type.Integer(),
  createdAtMs: Type.Integer(),
  sentAtMs: orNull(Type.Integer()),
})
export type SentMail = Static<typeof SentMail>

const getOwnMail = endpoint({
  summary: 'Get my e-mail address and my digest setting',
  method: 'GET',
  path: '/api/mail/own',
  access: 'user',
  limit: perMinute(120),
  result: OwnMail,
})

const setOwnAddress = endpoint({
  summary: 'Set my e-mail address; until it is confirmed, only the confirmation link is sent to it',
  method: 'PUT',
  path: '/api/mail/address',
  audited: 'ifAdministrator',
  access: 'user',
  limit: perHour(6),
  tooOften: 'tooManyMails',
  body: Type.Object({
    address: Type.String({
      minLength: 1,
      maxLength: LENGTH.mailAddress,
      'x-error': 'mailAddressWrong',
    }),
    password: Password,
  }),
  result: OwnMail,
})

const deleteOwnAddress = endpoint({
  summary: 'Delete my e-mail address',
  method: 'DELETE',
  path: '/api/mail/address',
  audited: 'ifAdministrator',
  access: 'user',
  limit: perMinute(20),
  result: OwnMail,
})

const setOwnDigest = endpoint({
  summary: 'Set my digest; the digests of site events are for administrators only',
  method: 'PUT',
  path: '/api/mail/digest',
  access: 'user',
  limit: perMinute(30),
  body: Type.Object({ digest: DigestChoice }),
  result: OwnMail,
})

const getMailList = endpoint({
  summary: 'List the mails of the site, sent or not, newest first, without addresses',
  method: 'GET',
  path: '/api/mail/list/:current/:size',
  access: 'administrator',
  limit: perMinute(120),
  params: PageParams,
  result: PageByPath(SentMail),
})

const resendMail = endpoint({
  summary: 'Send a failed mail again, under the same message id',
  method: 'POST',
  path: '/api/mail/resend/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

/** The endpoints of mail. */
export const mail = {
  getOwnMail,
  setOwnAddress,
  deleteOwnAddress,
  setOwnDigest,
  getMailList,
  resendMail,
}

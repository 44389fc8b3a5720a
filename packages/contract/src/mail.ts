import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { DELIVERY_STATES, type DeliveryState, DIGESTS, type Digest } from './enumerations.ts'
import { Id, IdParams, orNull, PageByPath, PageParams } from './fields.ts'
import { LENGTH } from './limits.ts'

const DigestChoice = Type.Unsafe<Digest>({ type: 'string', enum: DIGESTS })

export const OwnMail = Type.Object({
  /** False: this site sends no mail, and nothing of it is shown. */
  available: Type.Boolean(),
  /** Empty: none is known. */
  address: Type.String(),
  isConfirmed: Type.Boolean(),
  digest: DigestChoice,
})
export type OwnMail = Static<typeof OwnMail>

/** A mail without its address: that is nobody else's business. */
export const SentMail = Type.Object({
  id: Id,
  kind: Type.Unsafe<'digest' | 'confirmation'>({
    type: 'string',
    enum: ['digest', 'confirmation'],
  }),
  state: Type.Unsafe<DeliveryState>({ type: 'string', enum: DELIVERY_STATES }),
  attempts: Type.Integer(),
  /** What the mail server answered when it refused; null: nothing. */
  status: orNull(Type.Integer()),
  /** How many things a digest tells of. */
  items: Type.Integer(),
  createdAtMs: Type.Integer(),
  sentAtMs: orNull(Type.Integer()),
})
export type SentMail = Static<typeof SentMail>

export const getOwnMail = endpoint({
  summary: 'My e-mail address, and what is mailed to me',
  method: 'GET',
  path: '/api/mail/own',
  access: 'user',
  limit: perMinute(120),
  result: OwnMail,
})

export const setOwnAddress = endpoint({
  summary: 'Name my e-mail address; a link is mailed there, and nothing else until it is confirmed',
  method: 'PUT',
  path: '/api/mail/address',
  access: 'user',
  limit: perHour(6),
  tooOften: 'tooManyMails',
  body: Type.Object({
    address: Type.String({
      minLength: 1,
      maxLength: LENGTH.mailAddress,
      'x-error': 'mailAddressWrong',
    }),
  }),
  result: OwnMail,
})

export const deleteOwnAddress = endpoint({
  summary: 'Forget my e-mail address',
  method: 'DELETE',
  path: '/api/mail/address',
  access: 'user',
  limit: perMinute(20),
  result: OwnMail,
})

export const setOwnDigest = endpoint({
  summary: 'What is mailed to me, and how often; what happens on the site is for administrators',
  method: 'PUT',
  path: '/api/mail/digest',
  access: 'user',
  limit: perMinute(30),
  body: Type.Object({ digest: DigestChoice }),
  result: OwnMail,
})

export const getMailList = endpoint({
  summary: 'The mails that the site has sent or tried to send, newest first, without addresses',
  method: 'GET',
  path: '/api/mail/list/:current/:size',
  access: 'administrator',
  limit: perMinute(120),
  params: PageParams,
  result: PageByPath(SentMail),
})

export const resendMail = endpoint({
  summary: 'Try a mail once more that has not been taken, under the same name',
  method: 'POST',
  path: '/api/mail/resend/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

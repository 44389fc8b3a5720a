import { createHash } from 'node:crypto'
import {
  type DeliveryState,
  endpoints,
  isMailAddress,
  type Limit,
  type OwnMail,
  ROLE,
  type SentMail,
} from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { withAdminLock } from '../../../database/with-admin-lock.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Identity } from '../../../http/caller.ts'
import type { Serve } from '../../../http/serve-endpoint.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Limiter } from '../../../platform/limiter.ts'
import { queueStore } from '../queue.store.ts'
import { isForAdmin, mailAddressStore } from './mail-addresses.store.ts'
import { mailStore } from './mails.store.ts'

/** Rejects a wrong password. */
export type ConfirmPassword = (userId: number, password: string) => Promise<unknown>

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly confirmPassword: ConfirmPassword
  readonly now: Clock
  readonly hasMail: boolean
  readonly newMessageId: () => string
}

/** Confirmation mails per address and day, from all accounts together. */
const CONFIRMATION_LIMIT: Limit = { times: 4, windowMs: 86_400_000 }

export const mailRoutes = (serve: Serve, needs: Needs) => {
  const { queries, limiter, confirmPassword, now, hasMail, newMessageId } = needs

  const ownMail = async ({ id, role }: Identity): Promise<OwnMail> => {
    const nothing = { available: hasMail, address: '', isConfirmed: false, digest: 'off' } as const
    const own = hasMail ? await mailAddressStore(queries).find(id) : undefined
    if (!own) return nothing
    const isForbidden = isForAdmin(own.digest) && role !== ROLE.administrator
    return {
      available: true,
      address: own.address,
      isConfirmed: own.confirmed_at !== null,
      digest: isForbidden ? 'off' : own.digest,
    }
  }

  const requireMail = () => {
    if (!hasMail) throw new AppError('mailUnavailable')
  }

  serve(endpoints.getOwnMail, (_, { identity }) => ownMail(identity))

  serve(endpoints.setOwnAddress, async ({ body }, { identity, language }) => {
    const { address, password } = body
    requireMail()
    if (!isMailAddress(address)) throw new AppError('mailAddressWrong')
    // Password links are sent to this address.
    await confirmPassword(identity.id, password)
    const own = await mailAddressStore(queries).find(identity.id)
    if (own?.address === address && own.confirmed_at !== null) return ownMail(identity)
    // The limiter stores a hash, not the address.
    const name = createHash('sha256').update(address.toLowerCase()).digest('hex')
    const { allowed, retryAfterMs } = await limiter.take(`mail to ${name}`, CONFIRMATION_LIMIT)
    if (!allowed) throw new AppError('tooManyMails', { retryAfterMs })
    await withAdminLock(queries, async (transaction) => {
      await mailAddressStore(transaction).set(identity.id, address, language, now())
      const mails = mailStore(transaction)
      await mails.dropConfirmations(identity.id)
      await mails.add(identity.id, 'confirmation', newMessageId(), now())
    })
    return ownMail(identity)
  })

  serve(endpoints.deleteOwnAddress, async (_, { identity }) => {
    await withAdminLock(queries, (transaction) => mailAddressStore(transaction).remove(identity.id))
    return ownMail(identity)
  })

  serve(endpoints.setOwnDigest, async ({ body: { digest } }, { identity }) => {
    requireMail()
    if (isForAdmin(digest) && identity.role !== ROLE.administrator) {
      throw new AppError('administratorOnly')
    }
    await withAdminLock(queries, async (transaction) => {
      const store = mailAddressStore(transaction)
      const own = await store.find(identity.id)
      if (!own) throw new AppError('mailAddressMissing')
      await store.setDigest(own, digest)
    })
    return ownMail(identity)
  })

  serve(endpoints.getMailList, async ({ params: { current, size } }) => {
    const { rows, total } = await mailStore(queries).page({ current, size })
    const list = rows.map(({ created_at, sent_at, items, kind, state, ...row }) => ({
      ...row,
      kind: kind as SentMail['kind'],
      state: state as DeliveryState,
      items: Number(items),
      createdAtMs: created_at,
      sentAtMs: sent_at,
    }))
    return { current: String(current), size: String(size), list, total }
  })

  serve(endpoints.resendMail, async ({ params: { id } }) => {
    requireMail()
    // A delivered mail is never sent twice.
    const isSent = await queueStore(queries, 'mails').again(id, now(), ['failed'])
    if (!isSent) throw new AppError('mailNotFound')
    return true
  })
}

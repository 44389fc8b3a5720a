import {
  ACCOUNT_MAILS,
  type AccountMail,
  type Language,
  type NotificationType,
  notificationTarget,
  PATHS,
  ROLE,
  type Section,
} from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { Queries } from '../../../database/open.ts'
import { dateText } from '../../../http/times.ts'
import type { Clock } from '../../../platform/clock.ts'
import { queueStore } from '../queue.store.ts'
import { lastDigestTimes } from './digest-times.rules.ts'
import { type MailAddress, mailAddressStore } from './mail-addresses.store.ts'
import { mailToken } from './mail-links.rules.ts'
import { mailPath } from './mail-pages.routes.ts'
import { accountMail, confirmationMail, digestMail, passwordMail } from './mail-templates.rules.ts'
import { failureOf, type Mailer, type OutgoingMail } from './mailer.ts'
import { mailStore } from './mails.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly secret: string
  readonly site: () => Promise<{
    readonly blog_name: string
    readonly time_zone: string
    readonly hidden_sections: readonly Section[]
  }>
  /** Returns the messages of comments as they are now. Those of deleted ones are missing. */
  readonly commentMessages: (
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, (copy: Copy) => string>>
  /** Makes the link of a password mail; undefined if it is no longer wanted. */
  readonly makePasswordLink: (userId: number, requestedAt: number) => Promise<string | undefined>
  readonly newMessageId: () => string
  /** Called when a mail was not accepted. */
  readonly onFailure: (failure: ReturnType<typeof failureOf>) => void
  /** Returns true when the node shuts down. No further mail is sent then. */
  readonly isClosing: () => boolean
}

const AT_ONCE = 5
/** Longer than an attempt can take, so that only a dead node loses its lease. */
const LEASE_MS = 300_000

type MailRow = NonNullable<Awaited<ReturnType<ReturnType<typeof mailStore>['find']>>>

const isAccountMail = (kind: string): kind is AccountMail =>
  ACCOUNT_MAILS.some((one) => one === kind)

/** To the minute: it is compared with a memory. */
const momentText = (at: number, zone: string) => `${dateText(at, zone).slice(0, -3)} (${zone})`

const copyFor = (language: Language) => ({ copy: copies[language].mail, language })

type MailItems = Awaited<ReturnType<ReturnType<typeof mailStore>['items']>>['shown']

/** A notification leads to the same page as in the notification drawer. */
const pathOf = (
  { type, to_id, comment_id, path }: MailItems[number],
  reader: Parameters<typeof notificationTarget>[1],
) =>
  type === null
    ? path
    : notificationTarget({ type: type as NotificationType, to_id, comment_id }, reader).href

/** Returns one round of work: composes the due digests, claims mails and sends them. */
export const mailSender = (needs: Needs) => {
  const { queries, now, mailer, publicUrl, secret, site, newMessageId, onFailure } = needs
  const { makePasswordLink, commentMessages } = needs
  const queue = queueStore(queries, 'mails')
  const mails = mailStore(queries)

  const encloseDue = async () => {
    const times = lastDigestTimes(now(), (await site()).time_zone)
    for (const { userId, before } of await mails.readersDue(times)) {
      await mails.enclose(userId, { messageId: newMessageId(), before, now: now() })
    }
  }

  /** A notification of a comment follows it, as in the notification drawer. */
  const textsOf = async (items: MailItems, language: Language) => {
    const messages = await commentMessages(items.flatMap(({ comment_id }) => comment_id ?? []))
    const copy = copies[language]
    return ({ comment_id, text }: MailItems[number]) =>
      comment_id === null ? text : (messages.get(comment_id)?.(copy) ?? copy.notifications.gone)
  }

  const linkOf = (action: 'confirm' | 'unsubscribe', own: MailAddress) =>
    publicUrl + mailPath(action, mailToken(action, own, secret), own.language)

  /** Composes the mail again at each attempt, with the same items. Undefined: it is no longer wanted. */
  const compose = async (mail: MailRow): Promise<OutgoingMail | undefined> => {
    const own = await mailAddressStore(queries).find(mail.user_id)
    if (!own) return undefined
    const { blog_name: blogName, hidden_sections: hiddenSections, time_zone: zone } = await site()
    const date = new Date(mail.created_at)
    const head = { to: own.address, messageId: mail.message_id, date }
    const copy = copyFor(own.language)
    if (mail.kind === 'confirmation') {
      if (own.confirmed_at !== null) return undefined
      const confirmUrl = linkOf('confirm', own)
      return { ...head, ...confirmationMail({ blogName, confirmUrl }, copy) }
    }
    if (mail.kind === 'password') {
      const isTrusted = own.confirmed_at !== null
      const url = isTrusted && (await makePasswordLink(mail.user_id, mail.created_at))
      return url ? { ...head, ...passwordMail({ blogName, url }, copy) } : undefined
    }
    if (isAccountMail(mail.kind)) {
      if (own.confirmed_at === null) return undefined
      const when = momentText(mail.created_at, zone)
      const said = { blogName, url: publicUrl + PATHS.userCenter, when }
      return { ...head, ...accountMail(mail.kind, said, copy) }
    }
    const { shown, total } = await mails.items(mail.id)
    if (total === 0 || !(await mails.mayRead(mail.user_id))) return undefined
    const unsubscribeUrl = linkOf('unsubscribe', own)
    const isAdministrator = mail.role === ROLE.administrator
    const reader = { isAdministrator, hiddenSections }
    const textOf = await textsOf(shown, own.language)
    const items = shown.map((item) => ({
      ...item,
      text: textOf(item),
      path: pathOf(item, reader),
    }))
    const digest = digestMail(
      { shown: items, total },
      { publicUrl, blogName, unsubscribeUrl },
      copy,
    )
    return { ...head, unsubscribeUrl, ...digest }
  }

  const deliver = async (claimed: { readonly id: number; readonly attempts: number }) => {
    const mail = await mails.find(claimed.id)
    const outgoing = mail && (await compose(mail))
    if (!outgoing) return mails.drop(claimed.id)
    try {
      await mailer.send(outgoing)
    } catch (error) {
      const failure = failureOf(error)
      onFailure(failure)
      return queue.failed(claimed, now(), failure.status)
    }
    return queue.sent(claimed.id, now(), null)
  }

  return async (): Promise<void> => {
    await encloseDue()
    const ids = await queue.due(now(), AT_ONCE)
    // One at a time, because a mail server is slow and a lease is short.
    for (const id of ids) {
      if (needs.isClosing()) return
      for (const mail of await queue.claim([id], now(), LEASE_MS)) await deliver(mail)
    }
  }
}

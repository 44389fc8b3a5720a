import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open.ts'
import type { OnChanged } from '../../http/cache/invalidate-tables.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { createInterval, startInterval } from '../../platform/interval.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { eventStore } from './events.store.ts'
import { type ConfirmPassword, mailRoutes } from './mail/mail.routes.ts'
import { mailPages } from './mail/mail-pages.routes.ts'
import { type MailSettings, smtpMailer } from './mail/mailer.ts'
import { mailStore } from './mail/mails.store.ts'
import { mailSender } from './mail/send-mails.ts'
import { messageIdAt } from './mail/tell-by-mail.ts'
import { webhookSender } from './webhooks/send-webhooks.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'

export interface OutboxNeeds {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly now: Clock
  /** The public address of the site, without a trailing slash. */
  readonly publicUrl: string
  readonly secret: string
  readonly mail: MailSettings | undefined
  readonly privateWebhooks: boolean
  readonly site: Parameters<typeof mailSender>[0]['site']
  readonly commentMessages: Parameters<typeof mailSender>[0]['commentMessages']
  /** Makes the link of a password mail; undefined if it is no longer wanted. */
  readonly makePasswordLink: (userId: number, requestedAt: number) => Promise<string | undefined>
  readonly confirmPassword: ConfirmPassword
  /** Calls the listener with the tables that a request changed, on any node. */
  readonly onChanged: OnChanged
}

const POLL_INTERVAL_MS = 1_000
const PRUNE_INTERVAL_MS = 60_000
const RETENTION_MS = 30 * 86_400_000
const PRUNE_BATCH = 500

/** Starts one worker per channel on every node. Leases make sure that one node sends each row. */
export const openOutbox = (app: FastifyInstance, serve: Serve, needs: OutboxNeeds) => {
  const { queries, limiter, now, publicUrl, secret, mail, privateWebhooks, site, onChanged } = needs
  const newMessageId = () => messageIdAt(publicUrl)

  webhookRoutes(serve, { queries, now, mayBePrivate: privateWebhooks })
  mailRoutes(serve, {
    queries,
    limiter,
    confirmPassword: needs.confirmPassword,
    now,
    hasMail: mail !== undefined,
    newMessageId,
  })

  const onError = (error: unknown) => app.log.error(error)
  /** Sends after each change of the table, and at an interval, because some rows are due later. */
  const sendFrom = (table: string, work: () => Promise<void>) => {
    const { trigger, stop } = createInterval({ intervalMs: POLL_INTERVAL_MS, work, onError })
    onChanged((tables) => tables.includes(table) && trigger())
    app.addHook('onClose', stop)
  }
  const prune = async () => {
    await eventStore(queries).prune(now() - RETENTION_MS, PRUNE_BATCH)
  }
  sendFrom('deliveries', webhookSender({ queries, now, publicUrl, mayBePrivate: privateWebhooks }))
  app.addHook('onClose', startInterval({ intervalMs: PRUNE_INTERVAL_MS, work: prune, onError }))
  const addPasswordMail = (userId: number) =>
    mailStore(queries).addPassword(userId, newMessageId(), now())
  if (!mail) return { addPasswordMail }
  mailPages(app, { queries, secret, now })
  const mailer = smtpMailer(mail)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const sending = {
    queries,
    now,
    mailer,
    publicUrl,
    secret,
    site,
    makePasswordLink: needs.makePasswordLink,
    commentMessages: needs.commentMessages,
    newMessageId,
    onFailure: (failure: object) => app.log.warn(failure, 'a mail was not taken'),
    isClosing: () => isClosing,
  }
  sendFrom('mails', mailSender(sending))
  return { addPasswordMail }
}

import type { NotificationType } from '@lanting/contract'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { type NewNotification, notify } from '../features/notifications/notify.ts'
import { openSmtpSink } from './smtp-sink.ts'
import { draft, openTestApp } from './test-app.ts'
import { openWebhookSink } from './webhook-sink.ts'

const HOUR_MS = 3_600_000
/** In the middle of an hour and of a day. */
const START = Date.UTC(2026, 4, 5, 10, 30)

/** Long enough for workers that run at once. */
export const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400))

/** A site that sends mails and webhooks to test sinks, with a test clock. */
export const openOutboxApp = async (env: Record<string, string> = {}) => {
  const [smtp, sink] = [await openSmtpSink(), await openWebhookSink()]
  onTestFinished(smtp.close)
  onTestFinished(sink.close)
  const clock = { now: START }
  const settings = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Lanting <site@lanting.example>',
    WEBHOOK_PRIVATE: 'on',
    PUBLIC_URL: 'https://site.example',
    ...env,
  }
  const site = await openTestApp({ env: settings, now: () => clock.now })
  const { bus, database } = site.platform
  const { queries } = database
  /** Advances the clock and triggers the workers. */
  const pass = (ms: number) => {
    clock.now += ms
    void bus.publish('changed-tables', { id: '', tables: ['deliveries', 'mails'] })
  }
  const owner = await site.ownerClient()
  const { article } = await owner.addArticle({ body: { article: draft('Tea') } })
  /** A second node of the same site. */
  const secondNode = async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent', ...settings })
    const empty = {
      render: async () => ({ status: 200, html: '' }),
      serveFiles: async () => undefined,
      close: async () => undefined,
    }
    const app = await buildApp(site.platform, config, empty, () => undefined)
    await app.ready()
    onTestFinished(() => app.close())
  }
  return {
    ...site,
    queries,
    owner,
    smtp,
    sink,
    article,
    secondNode,
    tell: (
      userId: number,
      message: string | NewNotification['message'],
      about: { type: NotificationType; toId: number; commentId?: number } = { type: 1, toId: 5 },
    ) => {
      const words = typeof message === 'string' ? () => message : message
      return notify(queries, { userId, ...about, message: words }, clock.now)
    },
    /** Changes the settings like an administrator, without a session. */
    setRole: async (id: number, role: number) => {
      await queries.updateTable('users').set({ role }).where('id', '=', id).execute()
    },
    pass,
    nextHour: () => pass(HOUR_MS),
    nextDay: () => pass(24 * HOUR_MS),
    comment: (content: string) => ({ body: { type: 1 as const, for_id: article.id, content } }),
  }
}

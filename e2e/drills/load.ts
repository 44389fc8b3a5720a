import { openSmtpSink } from '../../apps/server/src/testing/smtp-sink.ts'
import { openWebhookSink } from '../../apps/server/src/testing/webhook-sink.ts'
import { articleIdIn, publishArticle } from '../testing/articles.ts'
import { type ChatUser, chatUser } from '../testing/chat.ts'
import { newAddress, openCluster } from '../testing/cluster.ts'
import { subscribeOwner } from '../testing/outbox.ts'
import { loginAsOwner } from '../testing/site.ts'
import { createAnswers } from './answers.ts'
import { openChatLoad } from './chat-load.ts'
import { createCommentLoad } from './comment-load.ts'
import { createEventLoad } from './event-load.ts'
import { createPageLoad } from './page-load.ts'
import { createUploadLoad } from './upload-load.ts'

interface Size {
  readonly sockets: number
  readonly writers: number
}

/** A site of three nodes with everything that people do there. */
export const openDrill = async ({ sockets, writers }: Size) => {
  const [smtp, sink] = [await openSmtpSink(), await openWebhookSink()]
  const sinks = { smtp, sink }
  const cluster = await openCluster({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@lanting.example', WEBHOOK_PRIVATE: 'on' },
  })
  const { url } = cluster
  const owner = await loginAsOwner(url)
  await subscribeOwner(url, owner, sinks, ['boardMessage', 'articlePublished'])
  const users: ChatUser[] = []
  while (users.length < writers) {
    users.push(await chatUser(url, `writer${users.length}`, newAddress()))
  }
  // Comments on talks would hide a page of talks that is old.
  const articleId = articleIdIn(await publishArticle(url, {}))
  const answers = createAnswers()
  const chat = await openChatLoad(cluster, users, sockets)
  const pages = createPageLoad(cluster, answers, owner)
  const comments = createCommentLoad({ cluster, answers, users, articleId })
  await pages.warmUp()
  const uploads = createUploadLoad(cluster, answers, owner)
  const events = createEventLoad({ cluster, answers, sinks, owner, users })

  return {
    cluster,
    users,
    answers,
    chat,
    uploads,
    /** Begins everything; the returned function ends it. */
    start: async () => {
      await events.start()
      const stops = [chat.start(), pages.start(), comments.start(), uploads.start()]
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    verify: async () => {
      const loads = [chat, comments, pages, uploads, events]
      await Promise.all(loads.map((load) => load.verify()))
    },
    counts: () => ({
      messages: chat.count(),
      talks: pages.counts().written,
      comments: comments.count(),
      uploads: uploads.count(),
      reads: pages.counts().reads,
      refused: answers.refused,
    }),
    close: async () => {
      chat.close()
      await cluster.close()
      await Promise.all([smtp.close(), sink.close()])
    },
  }
}

export type Drill = Awaited<ReturnType<typeof openDrill>>

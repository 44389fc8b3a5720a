import type { FastifyInstance } from 'fastify'
import { makeMailedLink } from '../features/accounts/forgotten-passwords.routes.ts'
import type { EmitPublished } from '../features/articles/emit-published.ts'
import { publishedEvent } from '../features/articles/published-event.rules.ts'
import { commentMessages } from '../features/comments/comment-messages.store.ts'
import { createEmit } from '../features/outbox/emit.ts'
import { createTellByMail } from '../features/outbox/mail/tell-by-mail.ts'
import { type OutboxNeeds, openOutbox } from '../features/outbox/outbox.ts'
import type { Serve } from '../http/serve-endpoint.ts'

type Needs = Omit<OutboxNeeds, 'makePasswordLink' | 'commentMessages'>

/** Composes webhooks and mail; returns the functions with which other features use them. */
export const composeOutbox = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { mail, now } = needs
  const { addPasswordMail } = openOutbox(app, serve, {
    ...needs,
    makePasswordLink: makeMailedLink(needs),
    commentMessages: commentMessages(needs.queries),
  })
  const emit = createEmit({ hasMail: mail !== undefined })
  const emitPublished: EmitPublished = (transaction, article) =>
    emit(transaction, publishedEvent(article), now())
  const tellByMail = createTellByMail(needs)
  return { emit, emitPublished, addPasswordMail: mail && addPasswordMail, tellByMail }
}

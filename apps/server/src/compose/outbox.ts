import type { FastifyInstance } from 'fastify'
import type { EmitPublished } from '../features/articles/emit-published.ts'
import { publishedEvent } from '../features/articles/published-event.rules.ts'
import { createEmit } from '../features/outbox/emit.ts'
import { type OutboxNeeds, openOutbox } from '../features/outbox/outbox.ts'
import type { Serve } from '../http/serve-endpoint.ts'

/** Composes webhooks and mail; returns the functions with which other features emit events. */
export const composeOutbox = (app: FastifyInstance, serve: Serve, needs: OutboxNeeds) => {
  const { queries, limiter, now, publicUrl, secret, mail, privateWebhooks, site, onChanged } = needs
  openOutbox(app, serve, {
    queries,
    limiter,
    now,
    publicUrl,
    secret,
    mail,
    privateWebhooks,
    site,
    onChanged,
  })
  const emit = createEmit({ hasMail: mail !== undefined })
  const emitPublished: EmitPublished = (transaction, article) =>
    emit(transaction, publishedEvent(article), now())
  return { emit, emitPublished }
}

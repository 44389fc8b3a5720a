import { articlePath } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { EmitPublished } from './features/articles/emit-published.ts'
import { createEmit } from './features/outbox/emit.ts'
import { type OutboxNeeds, openOutbox } from './features/outbox/outbox.ts'
import type { Serve } from './http/serve-endpoint.ts'

/** What leaves the site by itself, and how features say that something has happened. */
export const composeOutbox = (app: FastifyInstance, serve: Serve, needs: OutboxNeeds) => {
  openOutbox(app, serve, needs)
  const emit = createEmit({ hasMail: needs.mail !== undefined })
  const emitPublished: EmitPublished = (transaction, { id, title, byId }) => {
    const said = { name: '', title, text: '', path: articlePath(id) }
    return emit(transaction, { kind: 'articlePublished', byId, ...said }, needs.now())
  }
  return { emit, emitPublished }
}

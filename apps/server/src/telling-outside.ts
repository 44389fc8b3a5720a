import { articlePath } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { TellPublished } from './features/articles/tell-published.ts'
import { hearer } from './features/hearing/hear.ts'
import { type HearingNeeds, openHearing } from './features/hearing/hearing.ts'
import type { Serve } from './http/serve-endpoint.ts'

/** What leaves the site by itself, and how features say that something has happened. */
export const openTellingOutside = (app: FastifyInstance, serve: Serve, needs: HearingNeeds) => {
  openHearing(app, serve, needs)
  const hear = hearer({ hasMail: needs.mail !== undefined })
  const tellPublished: TellPublished = (transaction, { id, title, byId }) => {
    const said = { name: '', title, text: '', path: articlePath(id) }
    return hear(transaction, { kind: 'articlePublished', byId, ...said }, needs.now())
  }
  return { hear, tellPublished }
}

import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../database/open.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { MusicUpstream } from '../../../platform/music-upstream-address.ts'
import { serveUpstreamFiles } from './serve-upstream-files.ts'
import { openSubsonicUpstream } from './subsonic-upstream.ts'
import { openUpstream, type Upstream } from './upstream.ts'
import { upstreamKeysStore } from './upstream-keys.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
}

/** Opens the client of the other music server, in the protocol that its address names. */
export const connectUpstream = (
  app: FastifyInstance,
  { base, login }: MusicUpstream,
  { queries, now }: Needs,
): Upstream => {
  const onFailure = (reason: unknown) =>
    app.log.warn({ err: reason }, 'the music upstream does not answer')
  const options = { base, now, onFailure }
  if (!login) return openUpstream(options)
  const keys = upstreamKeysStore(queries)
  serveUpstreamFiles(app, { upstream: { base, login }, keys, onFailure })
  return openSubsonicUpstream({ ...options, login, keys })
}

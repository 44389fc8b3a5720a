import type { FastifyInstance } from 'fastify'
import type { openChat } from '../features/chat/chat.ts'
import type { createTimedSongs } from '../features/music/timed-songs.ts'
import { openTurntable } from '../features/turntable/turntable.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Platform } from '../platform/open.ts'

interface Needs extends Pick<Platform, 'database' | 'now'> {
  readonly songs: ReturnType<typeof createTimedSongs>
  readonly room: Awaited<ReturnType<typeof openChat>>
}

/** Composes the turntable with the songs of the site and the log of the chat. */
export const composeTurntable = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { database, now, songs, room } = needs
  openTurntable(app, serve, { queries: database.queries, now, songs, room })
}

import type { Room } from '@lanting/chat'
import { createTurntable, type TurntableLog } from '@lanting/turntable'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { createSessionRunner } from './run-sessions.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { type TimedSongs, turntableRoutes } from './turntable.routes.ts'
import { type Claim, peopleStore, turntableStore } from './turntable.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** Notifies a user of a session that begins soon. */
  readonly remind: Parameters<typeof createSessionRunner>[0]['remind']
  readonly songs: TimedSongs
  /** The chat room: its log carries the changes, its sockets the listeners. */
  readonly room: Pick<Room<unknown>, 'listening' | 'onEvent' | 'appended'>
}

/** Opens the turntable of this node. Returns the work of its planned sessions. */
export const openTurntable = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, songs, room, remind } = needs
  const { listening } = room
  const store = turntableStore({ queries, now, timeZone })
  const people = peopleStore(queries)
  const withClaim = (claim?: Claim): Pick<TurntableLog, 'write'> => ({
    write: async (decide) => {
      const decided = await store.write(decide, claim)
      if (decided && decided.changes.length > 0) room.appended()
      return decided
    },
  })
  const log: TurntableLog = { read: store.read, ...withClaim() }
  const turntable = createTurntable({
    log,
    now,
    after: (delayMs, work) => {
      const timer = setTimeout(work, delayMs)
      timer.unref()
      return () => clearTimeout(timer)
    },
    chance: Math.random,
    songs: songs.songs,
    listeners: () => listening.present().users.map(({ user_id }) => user_id),
    isHeard: listening.isHeard,
    onError: (error) => app.log.error(error),
  })
  room.onEvent((entry) => {
    if (entry.kind === 'turntable') turntable.follow(entry.version, entry.change)
  })
  listening.onHeard(turntable.heard)
  const person = (id: number) => people.person(id, now())
  turntableRoutes(serve, { turntable, log, songs, person, names: people.names })
  sessionRoutes(serve, { queries, now, timeZone, songs, person, log, turntable, withClaim })
  app.addHook('preClose', async () => turntable.close())
  return createSessionRunner({ queries, timeZone, turntable, withClaim, remind })
}

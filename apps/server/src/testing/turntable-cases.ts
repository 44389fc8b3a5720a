import type { Queries } from '../database/open.ts'
import { reminderStore, sessionStore } from '../features/turntable/sessions.store.ts'
import { readState, writeState } from '../features/turntable/turntable.store.ts'
import { addSong } from './songs.ts'

interface TurntableStage {
  readonly queries: Queries
  readonly victim: { readonly id: number }
}

/** In the year 2099. */
const LATER = 4_070_908_800_000

/** An open turntable on which a song of the victim waits. */
const waitingSong = async ({ queries, victim: { id: user_id } }: TurntableStage) => {
  const state = await readState(queries)
  const song = { id: 1, name: 's', ar: [], al: { picUrl: '' }, alia: [], duration_ms: 9_000 }
  const queue = [{ id: 7, song, user_id, nick_name: 'victim' }]
  await writeState(queries, { ...state, is_open: true, queue })
  return { body: { action: 'remove', entry_id: 7, user_id } }
}
/** The songs of the victim on the turntable. */
const askedSongs = async ({ queries, victim }: TurntableStage) => {
  const { queue, playing } = await readState(queries)
  return [...queue, playing?.asked_by].filter((asked) => asked?.user_id === victim.id)
}
/** The victim is a host, and a session is planned. */
const plannedSession = async ({ queries, victim: { id: user_id } }: TurntableStage) => {
  const hosts = [{ user_id, nick_name: 'victim' }]
  await writeState(queries, { ...(await readState(queries)), hosts })
  return sessionStore(queries).add({
    ...{ title: 's', playlist_id: 1, playlist_name: 'p', playlist_order: 'order' },
    ...{ phase: 'waiting', starts_at: LATER, ends_at: LATER + 1, due_at: LATER },
    ...{ is_weekly: 0, created_at: 1, updated_at: 1 },
  })
}
const sessionsOf = ({ queries }: TurntableStage) => sessionStore(queries).all()

/** The writes of the turntable, for `ownership-cases.ts`. */
export const TURNTABLE_CASES = {
  controlTurntable: { make: waitingSong, rows: askedSongs, stranger: 'refused' as const },
  addListeningSession: {
    make: async (stage: TurntableStage) => {
      await plannedSession(stage)
      await addSong(stage.queries, 60_000)
      const { id: playlist_id } = await stage.queries
        .insertInto('playlists')
        .values({ root: 'own', folder: 'a', name: 'list', created_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const plan = { title: 's', order: 'order', startsAtMs: LATER, minutes: 60, isWeekly: false }
      return { body: { ...plan, playlist_id } }
    },
    rows: sessionsOf,
    stranger: 'refused' as const,
  },
  deleteListeningSession: {
    make: async (stage: TurntableStage) => ({ params: await plannedSession(stage) }),
    rows: sessionsOf,
    stranger: 'refused' as const,
  },
  setSessionReminder: {
    make: async (stage: TurntableStage) => {
      const { id: session_id } = await plannedSession(stage)
      await reminderStore(stage.queries, stage.victim.id).add(session_id, 1)
      return { body: { session_id, isOn: false, user_id: stage.victim.id } }
    },
    rows: ({ queries, victim }: TurntableStage) => reminderStore(queries, victim.id).all(),
    stranger: 'own' as const,
  },
  askForSong: {
    make: async (stage: TurntableStage) => {
      await writeState(stage.queries, { ...(await readState(stage.queries)), is_open: true })
      const song_id = await addSong(stage.queries, 60_000)
      return { body: { song_id, user_id: stage.victim.id } }
    },
    rows: askedSongs,
    stranger: 'own' as const,
  },
}

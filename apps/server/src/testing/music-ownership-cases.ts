import type { Queries } from '../database/open.ts'
import { addSong } from './songs.ts'
import type { UserClient } from './test-app.ts'

interface Stage {
  readonly queries: Queries
  readonly victim: UserClient
}

type Table = 'song_likes' | 'song_plays'

const rowsOf =
  (table: Table) =>
  ({ queries, victim }: Stage) =>
    queries
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', victim.id)
      .orderBy('song_id')
      .execute()

const song = ({ queries }: Stage) => addSong(queries, 60_000)

/** The music of users: every call affects only the caller's own rows. */
export const MUSIC_OWNERSHIP_CASES = {
  mergeOwnMusic: {
    make: async (stage: Stage) => {
      const id = await song(stage)
      const plays = [{ id, plays: 2, playedAtMs: 1 }]
      return { body: { likes: [id], plays, user_id: stage.victim.id } }
    },
    rows: rowsOf('song_likes'),
    stranger: 'own',
  },
  likeSong: {
    make: async (stage: Stage) => ({ body: { id: await song(stage), user_id: stage.victim.id } }),
    rows: rowsOf('song_likes'),
    stranger: 'own',
  },
  unlikeSong: {
    make: async (stage: Stage) => {
      const id = await song(stage)
      await stage.victim.likeSong({ body: { id } })
      return { params: { id } }
    },
    rows: rowsOf('song_likes'),
    stranger: 'own',
  },
  addOwnPlay: {
    make: async (stage: Stage) => ({ body: { id: await song(stage), user_id: stage.victim.id } }),
    rows: rowsOf('song_plays'),
    stranger: 'own',
  },
  clearOwnPlays: {
    make: async (stage: Stage) => {
      await stage.victim.addOwnPlay({ body: { id: await song(stage) } })
      return {}
    },
    rows: rowsOf('song_plays'),
    stranger: 'own',
  },
} as const

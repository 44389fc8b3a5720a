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

/** The playlists of the victim with their songs. */
const lists = async ({ victim }: Stage) => {
  const { playlists } = await victim.getOwnMusic()
  const songs = playlists.map(({ id }) => victim.getOwnSongIds({ query: { id } }))
  return [playlists, await Promise.all(songs)]
}

const list = async (stage: Stage) => {
  const songs = [await song(stage), await song(stage)]
  const { id } = await stage.victim.addOwnPlaylist({ body: { name: 'evening', songs } })
  return { id, songs: songs as [number, number] }
}

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
  addOwnPlaylist: {
    make: async ({ victim }: Stage) => ({
      body: { name: 'morning', songs: [], user_id: victim.id },
    }),
    rows: lists,
    stranger: 'own',
  },
  renameOwnPlaylist: {
    make: async (stage: Stage) => ({ body: { id: (await list(stage)).id, name: 'theirs' } }),
    rows: lists,
    stranger: 'refused',
  },
  deleteOwnPlaylist: {
    make: async (stage: Stage) => ({ params: { id: (await list(stage)).id } }),
    rows: lists,
    stranger: 'refused',
  },
  addOwnPlaylistSongs: {
    make: async (stage: Stage) => ({
      body: { id: (await list(stage)).id, songs: [await song(stage)] },
    }),
    rows: lists,
    stranger: 'refused',
  },
  moveOwnPlaylistSong: {
    make: async (stage: Stage) => {
      const { id, songs } = await list(stage)
      return { body: { id, song: songs[1], behind: 0 } }
    },
    rows: lists,
    stranger: 'refused',
  },
  removeOwnPlaylistSong: {
    make: async (stage: Stage) => {
      const { id, songs } = await list(stage)
      return { params: { id, song: songs[0] } }
    },
    rows: lists,
    stranger: 'refused',
  },
} as const

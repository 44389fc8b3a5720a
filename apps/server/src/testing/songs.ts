import type { Queries } from '../database/open.ts'

let songs = 0

/** Adds the row of a song without a file. Returns its id. */
export const addSong = async (queries: Queries, duration_ms: number): Promise<number> => {
  songs += 1
  const { id } = await queries
    .insertInto('songs')
    .values({
      ...{ root: 'own', path: `a/${songs}.mp3`, folder: 'a', bytes: 1, changed_at: 1 },
      ...{ name: `song ${songs}`, artists: '["singer"]', album: '', alia: '[]' },
      ...{ cover: '', cover_version: '', lyric: '', search_text: '', pinyin: '' },
      ...{ duration_ms, created_at: 1, updated_at: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

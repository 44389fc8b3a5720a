import type { Queries } from '../database/open.ts'
import { normalizedTexts } from '../features/music/song-search.rules.ts'

interface Names {
  readonly name?: string
  readonly artists?: readonly string[]
  readonly alia?: readonly string[]
}

let songs = 0

/** Adds the row of a song without a file. Returns its id. */
export const addSong = async (
  queries: Queries,
  duration_ms: number,
  { name, artists = ['singer'], alia = [] }: Names = {},
): Promise<number> => {
  songs += 1
  const called = name ?? `song ${songs}`
  const { id } = await queries
    .insertInto('songs')
    .values({
      ...{ root: 'own', path: `a/${songs}.mp3`, folder: 'a', bytes: 1, changed_at: 1 },
      ...{ name: called, artists: JSON.stringify(artists), album: '', alia: JSON.stringify(alia) },
      ...{ cover: '', cover_version: '', lyric: '', pinyin: '' },
      search_text: name === undefined ? '' : normalizedTexts([name, ...alia, ...artists]),
      ...{ duration_ms, created_at: 1, updated_at: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

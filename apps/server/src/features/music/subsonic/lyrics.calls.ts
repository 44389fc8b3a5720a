import type { LibraryStore } from '../library.store.ts'
import { searchWords } from '../song-search.rules.ts'
import type { Call, Catalogue } from './catalogue.ts'
import { expectId } from './ids.rules.ts'
import { plainLyrics, structuredLyrics } from './lyrics.rules.ts'
import { notFound } from './subsonic-error.ts'

type SongFile = NonNullable<Awaited<ReturnType<LibraryStore['file']>>>

interface Needs {
  readonly catalogue: Catalogue
  readonly library: Pick<LibraryStore, 'file' | 'find'>
  readonly readLyricOf: (file: SongFile) => Promise<string>
}

const CANDIDATES = 20

/** Calls that read the words of songs. */
export const lyricCalls = ({ catalogue, library, readLyricOf }: Needs) => ({
  getLyricsBySongId: async (call: Call) => {
    const id = expectId('song', call.parameters.required('id'))
    const [file, [song]] = await Promise.all([library.file(id), catalogue.childrenById(call, [id])])
    if (!file || !song) throw notFound('song')
    return { lyricsList: { structuredLyrics: structuredLyrics(await readLyricOf(file), song) } }
  },

  /** The older call: by names, without times. */
  getLyrics: async (call: Call) => {
    const { parameters } = call
    const [artist = '', title = ''] = [parameters.optional('artist'), parameters.optional('title')]
    const words = searchWords(`${title} ${artist}`)
    const found = words.length > 0 ? await library.find(words, CANDIDATES, 0) : []
    const file = found.find(({ name }) => name.toLowerCase() === title.toLowerCase()) ?? found[0]
    if (!file) return { lyrics: { value: '' } }
    const [song] = await catalogue.childrenById(call, [file.id])
    const value = plainLyrics(await readLyricOf(file))
    return { lyrics: { artist: song?.artist, title: song?.title, value } }
  },
})

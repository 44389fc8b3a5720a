import type { Client, Endpoints } from '@lanting/contract'
import { mp3 } from './sounds.ts'

interface Desk {
  readonly owner: Client<Endpoints>
  readonly word: () => string
}

const upload = (word: string) => ({
  query: { name: `${word}.mp3`, folder: 'desk' },
  file: { content: new Blob([new Uint8Array(mp3())]) },
})
const song = async ({ owner, word }: Desk) => (await owner.uploadSong(upload(word()))).id
const playlist = async (cases: Desk) => {
  const songs = [await song(cases)]
  return (await cases.owner.addPlaylist({ body: { name: cases.word(), songs } })).id
}
const tags = { artists: ['a'], album: '', alia: [] }

/** The input of the library endpoints. */
export const MUSIC_CASES = {
  getLibrarySongs: async () => ({ params: { current: 1, size: 10 }, query: {} }),
  getLibrarySong: async (cases: Desk) => ({ params: { id: await song(cases) } }),
  uploadSong: async ({ word }: Desk) => upload(word()),
  updateSong: async (cases: Desk) => ({
    body: { id: await song(cases), name: cases.word(), ...tags },
  }),
  updateLyric: async (cases: Desk) => ({ body: { id: await song(cases), lyric: '[00:01]a' } }),
  deleteSong: async (cases: Desk) => ({ params: { id: await song(cases) } }),
  getLibraryPlaylists: async () => ({}),
  addPlaylist: async (cases: Desk) => ({
    body: { name: cases.word(), songs: [await song(cases)] },
  }),
  updatePlaylist: async (cases: Desk) => ({ body: { id: await playlist(cases), isHidden: true } }),
  orderPlaylists: async (cases: Desk) => {
    await playlist(cases)
    const lists = await cases.owner.getLibraryPlaylists()
    return { body: { idList: lists.map(({ id }) => id).reverse() } }
  },
  deletePlaylist: async (cases: Desk) => ({ params: { id: await playlist(cases) } }),
}

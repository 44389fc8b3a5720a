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
const playlist = async (desk: Desk) => {
  const songs = [await song(desk)]
  return (await desk.owner.addPlaylist({ body: { name: desk.word(), songs } })).id
}
const tags = { artists: ['a'], album: '', alia: [] }

/** What the calls about the library need. */
export const MUSIC_FACTORIES = {
  getLibrarySongs: async () => ({ params: { current: 1, size: 10 }, query: {} }),
  getLibrarySong: async (desk: Desk) => ({ params: { id: await song(desk) } }),
  uploadSong: async ({ word }: Desk) => upload(word()),
  updateSong: async (desk: Desk) => ({
    body: { id: await song(desk), name: desk.word(), ...tags },
  }),
  updateLyric: async (desk: Desk) => ({ body: { id: await song(desk), lyric: '[00:01]a' } }),
  deleteSong: async (desk: Desk) => ({ params: { id: await song(desk) } }),
  getLibraryPlaylists: async () => ({}),
  addPlaylist: async (desk: Desk) => ({ body: { name: desk.word(), songs: [await song(desk)] } }),
  updatePlaylist: async (desk: Desk) => ({ body: { id: await playlist(desk), isHidden: true } }),
  orderPlaylists: async (desk: Desk) => {
    await playlist(desk)
    const lists = await desk.owner.getLibraryPlaylists()
    return { body: { idList: lists.map(({ id }) => id).reverse() } }
  },
  deletePlaylist: async (desk: Desk) => ({ params: { id: await playlist(desk) } }),
}

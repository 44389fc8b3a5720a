import type { Client, Endpoints } from '@lanting/contract'
import { jpeg } from './pictures.ts'
import { mp3 } from './sounds.ts'

interface AdminStage {
  readonly owner: Client<Endpoints>
  readonly word: () => string
}

const upload = (word: string) => ({
  query: { name: `${word}.mp3`, folder: 'desk' },
  file: { content: new Blob([new Uint8Array(mp3())]) },
})
const song = async ({ owner, word }: AdminStage) => (await owner.uploadSong(upload(word()))).id
const playlist = async (stage: AdminStage) => {
  const songs = [await song(stage)]
  return (await stage.owner.addPlaylist({ body: { name: stage.word(), songs } })).id
}
const tags = { artists: ['a'], album: '', alia: [] }

/** The input of the endpoints that take files. */
export const MUSIC_CASES = {
  getLibrarySongs: async () => ({ params: { current: 1, size: 10 }, query: {} }),
  getLibrarySong: async (stage: AdminStage) => ({ params: { id: await song(stage) } }),
  uploadFile: async ({ word }: AdminStage) => ({
    query: { name: `${word()}.txt` },
    file: { content: new Blob(['text']) },
  }),
  uploadSong: async ({ word }: AdminStage) => upload(word()),
  uploadSongCover: async (stage: AdminStage) => ({
    query: { id: await song(stage) },
    file: { content: new Blob([new Uint8Array(await jpeg(40, 40))]) },
  }),
  deleteSongCover: async (stage: AdminStage) => ({ params: { id: await song(stage) } }),
  updateSong: async (stage: AdminStage) => ({
    body: { id: await song(stage), name: stage.word(), ...tags },
  }),
  updateLyric: async (stage: AdminStage) => ({
    body: { id: await song(stage), lyric: '[00:01]a' },
  }),
  deleteSong: async (stage: AdminStage) => ({ params: { id: await song(stage) } }),
  getLibraryScan: async () => ({}),
  getLibraryPlaylists: async () => ({}),
  addPlaylist: async (stage: AdminStage) => ({
    body: { name: stage.word(), songs: [await song(stage)] },
  }),
  updatePlaylist: async (stage: AdminStage) => ({
    body: { id: await playlist(stage), isHidden: true },
  }),
  orderPlaylists: async (stage: AdminStage) => {
    await playlist(stage)
    const lists = await stage.owner.getLibraryPlaylists()
    return { body: { idList: lists.map(({ id }) => id).reverse() } }
  },
  deletePlaylist: async (stage: AdminStage) => ({ params: { id: await playlist(stage) } }),
}

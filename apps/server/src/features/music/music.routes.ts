import { endpoints, type Language, MUSIC_LEVELS } from '@lanting/contract'
import { copies } from '@lanting/copy'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import type { LibraryStore } from './library.store.ts'
import type { Library } from './library.ts'
import type { ListedSongsStore } from './listed-songs.store.ts'
import { lyricAnswer } from './lyric-answer.rules.ts'
import { readLyric } from './lyric-files.ts'
import { type PaintList, playlistCover } from './playlist-covers.rules.ts'
import { asksForSmall, savesEnough } from './small-songs.rules.ts'
import type { SongDetails } from './song-details.ts'
import type { ListPart } from './song-order.store.ts'
import { searchWords } from './song-search.rules.ts'
import { audioUrl, smallAudioUrl, toFoundSong, toSong } from './songs.rules.ts'
import type { Upstream } from './upstream/upstream.ts'
import { upstreamId } from './upstream/upstream-answers.rules.ts'
import { upstreamSongIds } from './upstream/upstream-song-ids.ts'

/** More songs than any playlist has. */
export const WHOLE_LIST = { limit: 1_000_000, offset: 0 } as const

type SongFile = NonNullable<Awaited<ReturnType<LibraryStore['file']>>>

interface Needs {
  readonly store: LibraryStore
  readonly lists: ListedSongsStore
  readonly details: SongDetails
  readonly library: Pick<Library, 'files'>
  readonly reader: Pick<MusicFiles, 'lyric' | 'remoteLyric'>
  readonly paintList: PaintList
  /** Whether the server can make songs smaller. */
  readonly canMakeSmall: () => Promise<boolean>
  /** Undefined if the site has only its own library. */
  readonly upstream: Upstream | undefined
}

/** One part of an album. */
const DISC =
  /^(?:(?:disc|disk|cd|side)[\s._-]*\w{1,3}|第?\s*[\d一二三四五六七八九十]{1,3}\s*[碟盘盤張张])$/i

/** The last folder of a path; the discs of an album are named by the album. */
const folderName = (folder: string) => {
  const parts = folder.split('/')
  const [album, last = ''] = [parts.at(-2), parts.at(-1)]
  return album && DISC.test(last) ? `${album} · ${last}` : last
}

export const playlistName = (
  { name, folder }: { name: string; folder: string | null },
  language: Language,
) => name || folderName(folder ?? '') || copies[language].music.looseSongs

/** Serves the calls of the player: own songs first, then the songs of the upstream. */
export const musicRoutes = (serve: Serve, needs: Needs) => {
  const { store, lists, details, library, reader, paintList, upstream, canMakeSmall } = needs
  const upstreamOf = (id: number) => {
    const own = upstreamId(id)
    return own !== undefined && upstream ? { id: own, upstream } : undefined
  }
  const isOwn = (id: number) => upstreamId(id) === undefined

  serve(endpoints.getToplist, async (_, { language }) => {
    const [own, others = []] = await Promise.all([store.playlists(), upstream?.playlists()])
    const list = own.map((playlist) => ({
      id: playlist.id,
      name: playlistName(playlist, language),
      coverImgUrl: playlistCover(playlist, paintList),
    }))
    const levels = (await canMakeSmall()) ? { levels: [...MUSIC_LEVELS] } : {}
    return { list: [...list, ...others], ...levels }
  })

  const rowsOf = async (id: number, part: ListPart) => {
    const list = isOwn(id) ? await lists.find(id) : undefined
    if (!list) throw new AppError('playlistNotFound')
    return lists.songs(list, part)
  }

  serve(endpoints.getPlaylistSongs, async ({ query }) => {
    const { id, limit, offset, order, descending: isDescending } = query
    const part = { limit, offset, order, isDescending }
    const remote = upstreamOf(id)
    if (!remote) return { songs: (await rowsOf(id, part)).map(toSong) }
    const songs = await remote.upstream.songs(remote.id, limit, offset)
    if (!songs) throw new AppError('musicUnavailable')
    return { songs }
  })

  serve(endpoints.getPlaylistSongIds, async ({ query }) => {
    const { id, order, descending: isDescending } = query
    const remote = upstreamOf(id)
    if (!remote) {
      const rows = await rowsOf(id, { ...WHOLE_LIST, order, isDescending })
      return { ids: rows.map((row) => row.id) }
    }
    const ids = await upstreamSongIds(remote.upstream, remote.id)
    if (!ids) throw new AppError('musicUnavailable')
    return { ids }
  })

  const addressOf = async (file: SongFile, level: string | undefined) => {
    const isSmall = asksForSmall(level) && savesEnough(file) && (await canMakeSmall())
    return isSmall ? smallAudioUrl(file) : audioUrl(file)
  }

  serve(endpoints.getSongUrl, async ({ query: { id, level } }) => {
    const remote = upstreamOf(id)
    // No answer means not playable: the player says so and skips the song.
    if (remote) return { data: [{ id, url: (await remote.upstream.address(remote.id)) ?? null }] }
    const file = isOwn(id) ? await store.file(id) : undefined
    return { data: [{ id, url: file ? await addressOf(file, level) : null }] }
  })

  serve(endpoints.getSongDetail, async ({ query: { ids } }) => ({
    songs: await details.songs(ids.split(',').map(Number)),
  }))

  serve(endpoints.searchSongs, async ({ query: { keywords, limit, offset } }) => {
    const words = searchWords(keywords)
    if (words.length === 0) return { result: { songs: [] } }
    const own = (await store.find(words, limit, offset)).map(toSong)
    const left = limit - own.length
    // Their pages begin where ours end, without overlap or gap.
    const from = left > 0 && upstream ? Math.max(0, offset - (await store.countFound(words))) : 0
    const others = left > 0 ? await upstream?.find(keywords.trim(), left, from) : []
    return { result: { songs: [...own, ...(others ?? [])].map(toFoundSong) } }
  })

  serve(endpoints.getLyric, async ({ query: { id } }) => {
    const remote = upstreamOf(id)
    if (remote) return lyricAnswer(await remote.upstream.lyric(remote.id))
    const file = isOwn(id) ? await store.file(id) : undefined
    return lyricAnswer(file && { lyric: await readLyric(reader, library.files(file.root), file) })
  })
}

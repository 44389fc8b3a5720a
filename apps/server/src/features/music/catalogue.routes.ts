import { endpoints, type Language } from '@lanting/contract'
import { en } from '@lanting/copy/player/en'
import { zhCN } from '@lanting/copy/player/zh-CN'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { AlbumOrder, AlbumSums, AlbumsStore } from './albums.store.ts'
import type { ArtistSums, ArtistsStore } from './artists.store.ts'
import type { CatalogueStore } from './catalogue.store.ts'
import { albumArtistsOf, artistId, genreId } from './credits.rules.ts'
import { countGenres } from './genres.rules.ts'
import type { ListedSongsStore } from './listed-songs.store.ts'
import { artistsOf, coverUrl, type SongRow, toSong } from './songs.rules.ts'

interface Needs {
  readonly songs: Pick<CatalogueStore, 'songs' | 'songsOfAlbum' | 'genreCounts'>
  readonly albums: Pick<AlbumsStore, 'albums' | 'countNamed'>
  readonly artists: Pick<ArtistsStore, 'artists'>
  readonly lists: Pick<ListedSongsStore, 'songs'>
}

const COPIES = { 'zh-CN': zhCN, en }
/** More are in the player, which loads them page by page. */
const ALBUMS_MAX = 300
const ARTIST_SONGS_MAX = 300
const ORDERS = { newest: 'newest', name: 'name', artist: 'artist', year: 'yearDown' } as const

/** Serves albums, artists and genres. Each is a list of songs, read like a playlist. */
export const catalogueRoutes = (serve: Serve, { songs, albums, artists, lists }: Needs) => {
  const byId = async (ids: readonly (number | null)[]) => {
    const rows = await songs.songs(ids.filter((id) => id !== null))
    return new Map(rows.map((row) => [row.id, row]))
  }
  const coverOf = (rows: ReadonlyMap<number, SongRow>, id: number | null) => {
    const row = rows.get(id ?? 0)
    return row ? coverUrl(row) : ''
  }
  const artistName = (name: string, language: Language) => name || COPIES[language].lostArtist

  const toAlbums = async (found: readonly AlbumSums[], language: Language) => {
    const rows = await byId(found.flatMap(({ song_id, cover_id }) => [song_id, cover_id]))
    return found.flatMap((album) => {
      const row = rows.get(album.song_id)
      if (!row) return []
      const albumArtists: string[] = JSON.parse(row.album_artists)
      const [name = ''] = albumArtistsOf({ artists: artistsOf(row), albumArtists })
      return [
        {
          id: album.album_id,
          name: row.album,
          coverImgUrl: coverOf(rows, album.cover_id),
          artist: { id: artistId(name), name: artistName(name, language) },
          year: album.year ?? 0,
          size: album.songs,
          dt: album.duration_ms,
        },
      ]
    })
  }

  const toArtists = async (found: readonly ArtistSums[], language: Language) => {
    const rows = await byId(found.map(({ cover_id }) => cover_id))
    return found.map((artist) => ({
      id: artist.artist_id,
      name: artistName(artist.name, language),
      coverImgUrl: coverOf(rows, artist.cover_id),
      albumSize: artist.named_albums,
      musicSize: artist.songs,
    }))
  }

  serve(endpoints.getMusicAlbums, async ({ query }, { language }) => {
    const { order = 'newest', artist, limit, offset } = query
    const by: AlbumOrder = ORDERS[order]
    const ofArtist = artist === undefined ? {} : { artistId: artist }
    const [found, total] = await Promise.all([
      albums.albums({ order: by, limit, offset, isNamed: true, ...ofArtist }),
      albums.countNamed(artist),
    ])
    return { albums: await toAlbums(found, language), total }
  })

  serve(endpoints.getMusicAlbum, async ({ query: { id } }, { language }) => {
    const one = { order: 'name', limit: 1, offset: 0, isNamed: true, ids: [id] } as const
    const [album] = await toAlbums(await albums.albums(one), language)
    if (!album) throw new AppError('playlistNotFound')
    const rows = await songs.songsOfAlbum(id)
    return {
      album,
      genres: [...new Set(rows.flatMap(({ genres }): string[] => JSON.parse(genres)))],
      songs: rows.map((row) => ({ ...toSong(row), disc: row.disc, track: row.track })),
    }
  })

  serve(endpoints.getMusicArtists, async ({ query: { limit, offset } }, { language }) => {
    const all = await artists.artists()
    const found = await toArtists(all.slice(offset, offset + limit), language)
    return { artists: found, total: all.length }
  })

  serve(endpoints.getMusicArtist, async ({ query: { id } }, { language }) => {
    const [artist] = await toArtists(await artists.artists([id]), language)
    if (!artist) throw new AppError('playlistNotFound')
    const by = { order: 'yearDown', limit: ALBUMS_MAX, offset: 0, isNamed: true } as const
    const [found, listed] = await Promise.all([
      albums.albums({ ...by, artistId: id }),
      lists.songs({ kind: 'artist', id }, { limit: ARTIST_SONGS_MAX, offset: 0 }),
    ])
    return { artist, albums: await toAlbums(found, language), songs: listed.map(toSong) }
  })

  serve(endpoints.getMusicGenres, async () => ({
    genres: countGenres(await songs.genreCounts()).map(({ name, songs: musicSize }) => ({
      id: genreId(name),
      name,
      coverImgUrl: '',
      musicSize,
    })),
  }))
}

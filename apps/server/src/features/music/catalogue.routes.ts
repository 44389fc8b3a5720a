import { endpoints, type Language } from '@lanting/contract'
import { en } from '@lanting/copy/player/en'
import { zhCN } from '@lanting/copy/player/zh-CN'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { AlbumOrder, AlbumsStore } from './albums.store.ts'
import type { ArtistsStore } from './artists.store.ts'
import type { CatalogueStore } from './catalogue.store.ts'
import { albumArtistsOf, artistId, genreId } from './credits.rules.ts'
import { countGenres } from './genres.rules.ts'
import { artistsOf, coverUrl, type SongRow } from './songs.rules.ts'

interface Needs {
  readonly songs: Pick<CatalogueStore, 'songs' | 'genreCounts'>
  readonly albums: Pick<AlbumsStore, 'albums'>
  readonly artists: Pick<ArtistsStore, 'artists'>
}

const COPIES = { 'zh-CN': zhCN, en }
const ORDERS = { newest: 'newest', name: 'name', artist: 'artist', year: 'yearDown' } as const

/** Serves albums, artists and genres. Each is a list of songs, read like a playlist. */
export const catalogueRoutes = (serve: Serve, { songs, albums, artists }: Needs) => {
  const byId = async (ids: readonly (number | null)[]) => {
    const rows = await songs.songs(ids.filter((id) => id !== null))
    return new Map(rows.map((row) => [row.id, row]))
  }
  const coverOf = (rows: ReadonlyMap<number, SongRow>, id: number | null) => {
    const row = rows.get(id ?? 0)
    return row ? coverUrl(row) : ''
  }
  const artistName = (name: string, language: Language) => name || COPIES[language].lostArtist

  serve(endpoints.getMusicAlbums, async ({ query }, { language }) => {
    const { order = 'newest', artist, limit, offset } = query
    const by: AlbumOrder = ORDERS[order]
    const part = { order: by, limit, offset, isNamed: true }
    const found = await albums.albums({
      ...part,
      ...(artist !== undefined && { artistId: artist }),
    })
    const rows = await byId(found.flatMap(({ song_id, cover_id }) => [song_id, cover_id]))
    return {
      albums: found.flatMap((album) => {
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
      }),
    }
  })

  serve(endpoints.getMusicArtists, async ({ query: { limit, offset } }, { language }) => {
    const found = (await artists.artists()).slice(offset, offset + limit)
    const rows = await byId(found.map(({ cover_id }) => cover_id))
    return {
      artists: found.map((artist) => ({
        id: artist.artist_id,
        name: artistName(artist.name, language),
        coverImgUrl: coverOf(rows, artist.cover_id),
        albumSize: artist.albums,
        musicSize: artist.songs,
      })),
    }
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

import type { Language } from '@lanting/contract'
import { en } from '@lanting/copy/player/en'
import { zhCN } from '@lanting/copy/player/zh-CN'
import type { AlbumQuery, AlbumsStore } from '../albums.store.ts'
import type { ArtistsStore } from '../artists.store.ts'
import type { CatalogueSong, CatalogueStore } from '../catalogue.store.ts'
import { toAlbum, toArtist } from './album-shapes.rules.ts'
import type { AnnotationsStore } from './annotations.store.ts'
import type { Listener } from './authenticate.ts'
import type { CallParameters } from './parameters.rules.ts'
import type { RatingsStore } from './ratings.store.ts'
import { type Annotations, inOrder, toChild } from './song-shapes.rules.ts'

const COPIES = { 'zh-CN': zhCN, en }

/** One call of an app. */
export interface Call {
  readonly listener: Listener
  readonly language: Language
  readonly parameters: CallParameters
}

interface Needs {
  readonly songs: CatalogueStore
  readonly albums: AlbumsStore
  readonly artists: ArtistsStore
  readonly annotations: AnnotationsStore
  readonly ratings: Pick<RatingsStore, 'ofUser'>
}

/** The library as one listener sees it: names, stars and plays. */
export const createCatalogue = ({ songs, albums, artists, annotations, ratings }: Needs) => {
  const annotate = async (call: Call, ids: readonly number[]): Promise<Annotations> => {
    const [{ starred, plays }, rated] = await Promise.all([
      annotations.ofUser(call.listener.id, ids),
      ratings.ofUser(call.listener.id),
    ])
    const { lostArtist, unknownAlbum } = COPIES[call.language]
    return {
      unknownArtist: lostArtist,
      unknownAlbum,
      starredAt: (id) => starred.get(id),
      ratingOf: (id) => rated.get(id),
      playsOf: (id) => plays.get(id),
    }
  }

  const children = async (call: Call, rows: readonly CatalogueSong[]) => {
    const notes = await annotate(
      call,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => toChild(row, notes))
  }

  return {
    children,

    /** In the given order; songs that are gone are left out. */
    childrenById: async (call: Call, ids: readonly number[]) =>
      children(call, inOrder(ids, await songs.songs([...new Set(ids)]))),

    albums: async (call: Call, query: AlbumQuery) => {
      if (query.ids?.length === 0) return []
      const sums = await albums.albums({ ...query, userId: call.listener.id })
      const rows = await songs.songs(sums.map(({ song_id }) => song_id))
      const byId = new Map(rows.map((row) => [row.id, row]))
      const notes = await annotate(call, [])
      return sums.flatMap((album) => {
        const song = byId.get(album.song_id)
        return song ? [toAlbum(album, song, notes)] : []
      })
    },

    artists: async (call: Call, ids?: readonly number[]) => {
      if (ids?.length === 0) return []
      const [rows, notes] = await Promise.all([artists.artists(ids), annotate(call, [])])
      return rows.map((row) => toArtist(row, notes))
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>

import type { FastifyInstance } from 'fastify'
import { hiddenSections } from '../../../database/hidden-sections.ts'
import type { Queries } from '../../../database/open.ts'
import type { Serve } from '../../../http/serve-endpoint.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Limiter } from '../../../platform/limiter.ts'
import { albumsStore } from '../albums.store.ts'
import { artistsStore } from '../artists.store.ts'
import { catalogueStore } from '../catalogue.store.ts'
import type { LibraryStore } from '../library.store.ts'
import type { Library } from '../library.ts'
import type { ListedSongsStore } from '../listed-songs.store.ts'
import type { PaintList } from '../playlist-covers.rules.ts'
import type { SongSender } from '../serve-audio.ts'
import type { Covers } from '../serve-covers.ts'
import type { Transcode } from '../transcode.ts'
import { userPlaylistsStore } from '../user-playlists.store.ts'
import { annotationCalls } from './annotations.calls.ts'
import { annotationsStore } from './annotations.store.ts'
import { createAuthenticate } from './authenticate.ts'
import { bookmarkCalls } from './bookmarks.calls.ts'
import { bookmarksStore } from './bookmarks.store.ts'
import { browsingCalls } from './browsing.calls.ts'
import { createCatalogue } from './catalogue.ts'
import { listCalls } from './lists.calls.ts'
import { lyricCalls } from './lyrics.calls.ts'
import { mediaCalls } from './media.calls.ts'
import { playQueueCalls } from './play-queue.calls.ts'
import { playQueueStore } from './play-queue.store.ts'
import { playlistCalls } from './playlists.calls.ts'
import { radioCalls } from './radio.calls.ts'
import { radioStore } from './radio.store.ts'
import { ratingsStore } from './ratings.store.ts'
import { searchCalls } from './search.calls.ts'
import { sharePage } from './share-page.ts'
import { shareCalls } from './shares.calls.ts'
import { sharesStore } from './shares.store.ts'
import { serveSubsonic } from './subsonic.ts'
import { systemCalls } from './system.calls.ts'
import { tokenRoutes } from './tokens.routes.ts'
import { tokensStore } from './tokens.store.ts'

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  /** Signs the tokens of music apps. */
  readonly secret: string
  readonly version: string
  readonly publicUrl: string
  readonly now: Clock
  readonly store: LibraryStore
  readonly lists: ListedSongsStore
  readonly library: Library
  readonly sendSong: SongSender
  readonly transcode: Transcode
  readonly covers: Covers
  readonly paintList: PaintList
  readonly readLyricOf: Parameters<typeof lyricCalls>[0]['readLyricOf']
}

/** Composes the protocol of music apps over the library. */
export const openSubsonic = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { queries, limiter, secret, now, store, library } = needs
  const [songs, albums, artists] = [
    catalogueStore(queries),
    albumsStore(queries),
    artistsStore(queries),
  ]
  const annotations = annotationsStore(queries)
  const ratings = ratingsStore(queries)
  const shares = sharesStore(queries)
  const isHidden = async () => (await hiddenSections(queries)).includes('music')
  const playlists = userPlaylistsStore(queries)
  const tokens = tokensStore(queries)
  const catalogue = createCatalogue({ songs, albums, artists, annotations, ratings })
  sharePage(app, { shares, songs, library: store, isHidden, now })
  tokenRoutes(serve, { tokens, secret, now })
  serveSubsonic(app, {
    authenticate: createAuthenticate({ tokens, secret, now }),
    limiter,
    version: needs.version,
    isHidden,
    contents: {
      ...systemCalls({ library }),
      ...browsingCalls({ catalogue, songs, library: store }),
      ...listCalls({ catalogue, songs, annotations }),
      ...searchCalls({ catalogue, songs, albums, artists, library: store }),
      ...lyricCalls({ catalogue, library: store, readLyricOf: needs.readLyricOf }),
      ...playlistCalls({ catalogue, lists: needs.lists, playlists, now }),
      ...playQueueCalls({ catalogue, queues: playQueueStore(queries), now }),
      ...annotationCalls({ songs, albums, artists, annotations, ratings, now }),
      ...bookmarkCalls({ catalogue, bookmarks: bookmarksStore(queries), now }),
      ...shareCalls({ catalogue, songs, shares, publicUrl: needs.publicUrl, now }),
      ...radioCalls({ stations: radioStore(queries), now }),
    },
    media: mediaCalls({
      library: store,
      albums,
      artists,
      playlists,
      songs,
      sendSong: needs.sendSong,
      openSong: ({ root, path }) => library.files(root).open(path),
      transcode: needs.transcode,
      covers: needs.covers,
      paintList: needs.paintList,
    }),
  })
}

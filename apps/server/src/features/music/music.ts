import { type Language, PAINTINGS_PATH } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../http/serve-endpoint.ts'
import { sharedFolderFiles } from '../../platform/files.disk.ts'
import type { MusicUpstream } from '../../platform/music-upstream-address.ts'
import type { Platform } from '../../platform/open.ts'
import { createMusicFiles } from '../../workers/music-files.ts'
import { albumsStore } from './albums.store.ts'
import { artistsStore } from './artists.store.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueStore } from './catalogue.store.ts'
import { DEMO_FOLDER, readDemoNames } from './demo-names.ts'
import { libraryStore } from './library.store.ts'
import { type LibraryNeeds, openLibrary } from './library.ts'
import { listedSongsStore } from './listed-songs.store.ts'
import { ownMusicRoutes } from './listener/own-music.routes.ts'
import { findFfmpeg } from './loudness/find-ffmpeg.ts'
import { openLoudness } from './loudness/open-loudness.ts'
import { readLyric } from './lyric-files.ts'
import { lyricRoutes } from './lyrics.routes.ts'
import { managementStore } from './management.store.ts'
import { musicRoutes } from './music.routes.ts'
import { type PaintList, playlistCover } from './playlist-covers.rules.ts'
import { type KeepPictures, playlistRoutes } from './playlists.routes.ts'
import { scanStore } from './scan.store.ts'
import { createSongSender, serveAudio } from './serve-audio.ts'
import { type CoverNeeds, createCovers, serveCovers } from './serve-covers.ts'
import { createSmallSongs } from './small-songs.ts'
import { songCoverRoutes } from './song-covers.routes.ts'
import { createSongDetails } from './song-details.ts'
import { songRoutes } from './songs.routes.ts'
import { openSubsonic } from './subsonic/open-subsonic.ts'
import { createTimedSongs } from './timed-songs.ts'
import { createTranscoder } from './transcode.ts'
import { connectUpstream } from './upstream/connect-upstream.ts'

interface Needs
  extends Pick<LibraryNeeds, 'hasDemo' | 'withInvalidation'>,
    Pick<CoverNeeds, 'makeCover'> {
  /** The language of the site, in which the bundled songs are named. */
  readonly language: () => Promise<Language>
  readonly upstream: MusicUpstream | undefined
  readonly redirectsSongs: boolean
  readonly programFolders: readonly string[]
  /** Signs the tokens of music apps. */
  readonly secret: string
  /** The version of the program, which music apps see. */
  readonly version: string
  /** Begins the addresses of shares. */
  readonly publicUrl: string
  readonly paintList: PaintList
  readonly keepPictures: KeepPictures
  /** Called when the library is equal to its folders. */
  readonly onScanned: () => void
}

type PlatformParts = Pick<
  Platform,
  'database' | 'music' | 'covers' | 'smallSongs' | 'incoming' | 'limiter' | 'now'
>

/** Composes the library, the upstream, and their administration. */
export const openMusic = (
  app: FastifyInstance,
  serve: Serve,
  { database, music, covers, smallSongs, incoming, limiter, now }: PlatformParts,
  needs: Needs,
) => {
  const { hasDemo, withInvalidation, makeCover, upstream, redirectsSongs, secret, version } = needs
  const { paintList, keepPictures, programFolders } = needs
  const { queries } = database
  const reader = createMusicFiles()
  const store = libraryStore(queries)
  const lists = listedSongsStore(queries)
  const scans = scanStore(queries)
  const management = managementStore(queries)
  const onError = (error: unknown) => app.log.error(error)
  const shared = { withInvalidation, onError }
  const loudness = openLoudness({ ...shared, queries, files: music, programFolders })
  const library = openLibrary({
    reader,
    store: scans,
    ...shared,
    now,
    hasDemo,
    demoNames: async () => readDemoNames(await needs.language()),
    own: music,
    demo: sharedFolderFiles(DEMO_FOLDER),
    onBroken: (path, reason) => app.log.warn({ path, reason }, 'a song cannot be read'),
    onUnavailable: (folder) =>
      app.log.warn({ folder }, 'no songs in this folder; those known are kept'),
    onScanned: () => {
      loudness.request()
      needs.onScanned()
    },
  })
  const upstreamClient = upstream && connectUpstream(app, upstream, { queries, now })

  const details = createSongDetails({ store, upstream: upstreamClient })
  const answering = { store, lists, details, library, reader, paintList }
  const find = () => findFfmpeg(programFolders)
  const transcode = createTranscoder(find)
  const canMakeSmall = async () => (await find()) !== undefined
  musicRoutes(serve, { ...answering, canMakeSmall, upstream: upstreamClient })
  ownMusicRoutes(serve, { queries, details, paintList, upstream: upstreamClient, now })
  catalogueRoutes(serve, {
    songs: catalogueStore(queries),
    albums: albumsStore(queries),
    artists: artistsStore(queries),
    lists,
  })
  songRoutes(serve, { store, management, scans, library, reader, now })
  songCoverRoutes(serve, { store, management, library, reader, makeCover, now })
  lyricRoutes(serve, { store, management, library, reader, now })
  playlistRoutes(serve, { management, now, paintList, keepPictures, library })
  const sendSong = createSongSender({ library, redirectsSongs })
  const songCovers = createCovers({ library, reader, makeCover, covers, incoming })
  const openSong = ({ root, path }: { root: string; path: string }) =>
    library.files(root).open(path)
  const smallSong = createSmallSongs({ kept: smallSongs, openSong, transcode, limiter, onError })
  serveAudio(app, { store, sendSong, smallSong })
  serveCovers(app, { store, songCovers })
  openSubsonic(app, serve, {
    ...{ queries, limiter, secret, version, now, store, lists, library, sendSong },
    covers: songCovers,
    publicUrl: needs.publicUrl,
    transcode,
    paintList,
    readLyricOf: (file) => readLyric(reader, library.files(file.root), file),
  })
  app.addHook('onListen', async () => {
    library.start()
    // So that the first visitor finds the playlists of a slow upstream.
    void upstreamClient?.playlists()
  })
  app.addHook('onClose', async () => {
    await library.stop()
    await loudness.stop()
    await reader.close()
  })
  return {
    library,
    /** Returns the paintings that playlists without a cover show. */
    paintings: async () =>
      (await store.playlists())
        .map((list) => playlistCover(list, paintList))
        .filter((url) => url.startsWith(PAINTINGS_PATH)),
    timedSongs: createTimedSongs({ store, lists, upstream: upstreamClient }),
    countUnmeasuredSongs: loudness.countUnmeasuredSongs,
  }
}

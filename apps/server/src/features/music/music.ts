import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../http/serve-endpoint.ts'
import { sharedFolderFiles } from '../../platform/files.disk.ts'
import type { Platform } from '../../platform/open.ts'
import { createMusicFiles } from '../../workers/music-files.ts'
import { libraryStore } from './library.store.ts'
import { type Library, type LibraryNeeds, openLibrary } from './library.ts'
import { lyricRoutes } from './lyrics.routes.ts'
import { managementStore } from './management.store.ts'
import { musicRoutes } from './music.routes.ts'
import { playlistRoutes } from './playlists.routes.ts'
import { scanStore } from './scan.store.ts'
import { serveAudio } from './serve-audio.ts'
import { type CoverNeeds, serveCovers } from './serve-covers.ts'
import { songRoutes } from './songs.routes.ts'
import { createTimedSongs } from './timed-songs.ts'
import { openUpstream } from './upstream/upstream.ts'

/** The folder of the bundled songs, offered while the demo content exists. */
const DEMO_FOLDER = fileURLToPath(new URL('../../../assets/music/', import.meta.url))

interface Needs
  extends Pick<LibraryNeeds, 'hasDemo' | 'withInvalidation'>,
    Pick<CoverNeeds, 'makeCover'> {
  readonly upstream: string | undefined
  readonly redirectsSongs: boolean
}

type PlatformParts = Pick<Platform, 'database' | 'music' | 'covers' | 'incoming' | 'now'>

/** Composes the library, the upstream, and their administration. */
export const openMusic = (
  app: FastifyInstance,
  serve: Serve,
  { database, music, covers, incoming, now }: PlatformParts,
  { hasDemo, withInvalidation, makeCover, upstream, redirectsSongs }: Needs,
): { library: Library; timedSongs: ReturnType<typeof createTimedSongs> } => {
  const { queries } = database
  const reader = createMusicFiles()
  const store = libraryStore(queries)
  const scans = scanStore(queries)
  const management = managementStore(queries)
  const library = openLibrary({
    reader,
    store: scans,
    now,
    hasDemo,
    withInvalidation,
    own: music,
    demo: sharedFolderFiles(DEMO_FOLDER),
    onBroken: (path, reason) => app.log.warn({ path, reason }, 'a song cannot be read'),
    onUnavailable: (folder) =>
      app.log.warn({ folder }, 'no songs in this folder; those known are kept'),
    onError: (error) => app.log.error(error),
  })
  const upstreamClient = upstream
    ? openUpstream({
        base: upstream,
        now,
        onFailure: (reason) => app.log.warn({ err: reason }, 'the music upstream does not answer'),
      })
    : undefined

  musicRoutes(serve, { store, library, reader, upstream: upstreamClient })
  songRoutes(serve, { store, management, scans, library, reader, now })
  lyricRoutes(serve, { store, management, library, reader, now })
  playlistRoutes(serve, { management, now })
  serveAudio(app, { store, library, redirectsSongs })
  serveCovers(app, { store, library, reader, makeCover, covers, incoming })
  app.addHook('onListen', async () => {
    library.start()
    // So that the first visitor finds the playlists of a slow upstream.
    void upstreamClient?.playlists()
  })
  app.addHook('onClose', async () => {
    await library.stop()
    await reader.close()
  })
  return { library, timedSongs: createTimedSongs({ store, upstream: upstreamClient }) }
}

import type { Library } from '../library.ts'
import type { Call } from './catalogue.ts'
import { SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly library: Pick<Library, 'requestScan'>
}

const EXTENSIONS = ['apiKeyAuthentication', 'formPost', 'indexBasedQueue', 'songLyrics'].map(
  (name) => ({
    name,
    versions: [1],
  }),
)

/** Apps ask for these before they know whom they talk to. */
export const PUBLIC_CALLS = {
  getOpenSubsonicExtensions: async () => ({ openSubsonicExtensions: EXTENSIONS }),
}

/** Parts of the protocol that this library has nothing of. */
const EMPTY = {
  getNowPlaying: { nowPlaying: { entry: [] } },
  getPodcasts: { podcasts: {} },
  getNewestPodcasts: { newestPodcasts: {} },
  getVideos: { videos: {} },
}

const emptyCalls = Object.fromEntries(
  Object.entries(EMPTY).map(([name, content]) => [name, async () => content]),
)

const rolesOf = (isAdministrator: boolean) => ({
  scrobblingEnabled: true,
  adminRole: isAdministrator,
  settingsRole: false,
  downloadRole: true,
  uploadRole: false,
  playlistRole: true,
  coverArtRole: false,
  commentRole: false,
  podcastRole: false,
  streamRole: true,
  jukeboxRole: false,
  shareRole: true,
  videoConversionRole: false,
  folder: [1],
})

/** Apps see no other account. */
export const expectOwn = ({ listener, parameters }: Pick<Call, 'listener' | 'parameters'>) => {
  const asked = parameters.optional('username') ?? listener.username
  if (asked.toLowerCase() !== listener.username.toLowerCase()) {
    throw new SubsonicError('notAuthorized', 'Only your own account')
  }
}

/** Calls about the server and the listener. */
export const systemCalls = ({ library }: Needs) => ({
  ...PUBLIC_CALLS,
  ...emptyCalls,
  ping: async () => ({}),
  getLicense: async () => ({ license: { valid: true } }),
  tokenInfo: async ({ listener }: Call) => ({ tokenInfo: { username: listener.username } }),

  getUser: async ({ listener, parameters }: Call) => {
    expectOwn({ listener, parameters })
    return { user: { username: listener.username, ...rolesOf(listener.isAdministrator) } }
  },

  startScan: async ({ listener }: Call) => {
    if (!listener.isAdministrator) throw new SubsonicError('notAuthorized', 'Administrators only')
    library.requestScan()
    return { scanStatus: { scanning: true } }
  },
})

/** Every screen of the admin, below `/admin`. */
export const PATHS = {
  articles: '/articles',
  write: '/write',
  labels: '/labels',
  pages: '/pages',
  page: '/page',
  talks: '/talks',
  talk: '/talk',
  albums: '/albums',
  photos: '/photos',
  music: '/music',
  playlists: '/playlists',
  playlist: '/playlist',
  lyric: '/lyric',
  resources: '/resources',
  links: '/links',
  settings: '/settings',
  headers: '/headers',
  transfer: '/transfer',
  hearing: '/hearing',
} as const

export type Screen = keyof typeof PATHS

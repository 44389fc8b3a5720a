const ADMIN_BASE = '/admin'

/** Every screen of the admin, below `ADMIN_BASE`. */
export const ADMIN_PATHS = {
  dashboard: '/',
  articles: '/articles',
  editor: '/editor',
  taxonomy: '/taxonomy',
  series: '/series',
  pages: '/pages',
  page: '/page',
  talks: '/talks',
  talk: '/talk',
  albums: '/albums',
  photos: '/photos',
  music: '/music',
  playlists: '/playlists',
  playlist: '/playlist',
  listening: '/listening',
  lyric: '/lyric',
  resources: '/resources',
  links: '/links',
  settings: '/settings',
  headers: '/headers',
  redirects: '/redirects',
  transfer: '/transfer',
  moderation: '/moderation',
  comments: '/comments',
  board: '/board',
  chat: '/chat',
  blocklist: '/blocklist',
  notifications: '/notifications',
  uploads: '/uploads',
  profile: '/profile',
  users: '/users',
  user: '/user',
  invitations: '/invitations',
  audit: '/audit',
  backups: '/backups',
  health: '/health',
  webhooks: '/webhooks',
} as const

export type AdminScreen = keyof typeof ADMIN_PATHS

/** The address of an admin screen, for links on the site and in mails. */
export const adminPath = (screen: AdminScreen): string => ADMIN_BASE + ADMIN_PATHS[screen]

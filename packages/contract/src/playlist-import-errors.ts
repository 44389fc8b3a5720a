/** Why a text gives no songs for a playlist. */
export const PLAYLIST_IMPORT_ERRORS = {
  playlistImportEmpty: { status: 422, family: 'music' },
  playlistImportTooLong: { status: 422, family: 'music' },
  playlistLinkOfQq: { status: 422, family: 'music' },
  playlistLinkUnknown: { status: 422, family: 'music' },
  /** No server is there that knows the link, or it does not answer. */
  playlistLinkUnread: { status: 422, family: 'music' },
} as const

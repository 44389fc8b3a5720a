import { articles, previewLink, redirects, series, taxonomy } from './zh-CN/articles.ts'
import { audit } from './zh-CN/audit.ts'
import { backups } from './zh-CN/backups.ts'
import { dashboard } from './zh-CN/dashboard.ts'
import { editor, history, merge, publishing } from './zh-CN/editor.ts'
import { editorToolbar } from './zh-CN/editor-toolbar.ts'
import { editorTools } from './zh-CN/editor-tools.ts'
import { actions, frame, login, table } from './zh-CN/frame.ts'
import { health } from './zh-CN/health.ts'
import { links } from './zh-CN/links.ts'
import { listening } from './zh-CN/listening.ts'
import { blocklist, chatAdmin, moderation, notifications } from './zh-CN/moderation.ts'
import { leftOut, lyrics, music, playlists, songUploads } from './zh-CN/music.ts'
import { outbox } from './zh-CN/outbox.ts'
import { firstSteps, profile } from './zh-CN/owner.ts'
import { paintings } from './zh-CN/paintings.ts'
import { headers, pages, resources, settings } from './zh-CN/site.ts'
import { albums, photos, pictureUploads, talks } from './zh-CN/talks.ts'
import { transfer } from './zh-CN/transfer.ts'
import { uploads } from './zh-CN/uploads.ts'
import { invitations, user, users } from './zh-CN/users.ts'

/** The texts of the admin. Visitors do not load them. */
export const adminZhCN = {
  frame,
  login,
  table,
  actions,
  dashboard,
  firstSteps,
  profile,
  articles,
  series,
  previewLink,
  redirects,
  taxonomy,
  editor,
  editorToolbar,
  editorTools,
  publishing,
  history,
  merge,
  pages,
  resources,
  links,
  settings,
  headers,
  paintings,
  talks,
  albums,
  photos,
  pictureUploads,
  music,
  songUploads,
  leftOut,
  playlists,
  listening,
  lyrics,
  transfer,
  moderation,
  chatAdmin,
  blocklist,
  notifications,
  uploads,
  users,
  user,
  invitations,
  audit,
  health,
  outbox,
  backups,
}

export type AdminCopy = typeof adminZhCN

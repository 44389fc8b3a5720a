import { articles, previewLink, redirects, series, taxonomy } from './en/articles.ts'
import { audit } from './en/audit.ts'
import { backups } from './en/backups.ts'
import { dashboard } from './en/dashboard.ts'
import { editor, history, merge, publishing } from './en/editor.ts'
import { editorToolbar } from './en/editor-toolbar.ts'
import { editorTools } from './en/editor-tools.ts'
import { actions, frame, login, table } from './en/frame.ts'
import { health } from './en/health.ts'
import { links } from './en/links.ts'
import { listening } from './en/listening.ts'
import { blocklist, chatAdmin, moderation, notifications } from './en/moderation.ts'
import { leftOut, lyrics, music, playlists, songUploads } from './en/music.ts'
import { outbox } from './en/outbox.ts'
import { firstSteps, profile } from './en/owner.ts'
import { paintings } from './en/paintings.ts'
import { headers, pages, resources, settings } from './en/site.ts'
import { albums, photos, pictureUploads, talks } from './en/talks.ts'
import { transfer } from './en/transfer.ts'
import { uploads } from './en/uploads.ts'
import { invitations, user, users } from './en/users.ts'
import type { AdminCopy } from './zh-CN.ts'

export const adminEn: AdminCopy = {
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

import { articles, labels } from './en/articles.ts'
import { audit } from './en/audit.ts'
import { dashboard } from './en/dashboard.ts'
import { editor, history, merge, publishing } from './en/editor.ts'
import { actions, frame, gate, table } from './en/frame.ts'
import { health } from './en/health.ts'
import { links } from './en/links.ts'
import { blocklist, chatAdmin, notices, order, uploads } from './en/moderation.ts'
import { lyrics, music, playlists, songUploads } from './en/music.ts'
import { hearing } from './en/outbox.ts'
import { headers, pages, resources, settings, transfer } from './en/site.ts'
import { albums, photos, sending, talks } from './en/talks.ts'
import { invitations, person, users } from './en/users.ts'
import type { AdminCopy } from './zh-CN.ts'

export const adminEn: AdminCopy = {
  frame,
  gate,
  table,
  actions,
  dashboard,
  articles,
  labels,
  editor,
  publishing,
  history,
  merge,
  pages,
  resources,
  links,
  settings,
  headers,
  talks,
  albums,
  photos,
  sending,
  music,
  songUploads,
  playlists,
  lyrics,
  transfer,
  order,
  chatAdmin,
  blocklist,
  notices,
  uploads,
  users,
  person,
  invitations,
  audit,
  health,
  hearing,
}

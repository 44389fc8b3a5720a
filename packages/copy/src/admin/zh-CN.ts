import { articles, labels } from './zh-CN/articles.ts'
import { audit } from './zh-CN/audit.ts'
import { dashboard } from './zh-CN/dashboard.ts'
import { editor, history, merge, publishing } from './zh-CN/editor.ts'
import { actions, frame, gate, table } from './zh-CN/frame.ts'
import { health } from './zh-CN/health.ts'
import { links } from './zh-CN/links.ts'
import { blocklist, chatAdmin, notices, order, uploads } from './zh-CN/moderation.ts'
import { lyrics, music, playlists, songUploads } from './zh-CN/music.ts'
import { hearing } from './zh-CN/outbox.ts'
import { headers, pages, resources, settings, transfer } from './zh-CN/site.ts'
import { albums, photos, sending, talks } from './zh-CN/talks.ts'
import { invitations, person, users } from './zh-CN/users.ts'

/** What only administrators read: no visitor loads it. */
export const adminZhCN = {
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

export type AdminCopy = typeof adminZhCN

import { articles, labels } from './en/articles.ts'
import { audit } from './en/audit.ts'
import { dashboard } from './en/dashboard.ts'
import { editor, history, merge, publishing } from './en/editor.ts'
import { acts, frame, gate, table } from './en/frame.ts'
import { health } from './en/health.ts'
import { hearing } from './en/hearing.ts'
import { links } from './en/links.ts'
import { lyrics, music, playlists, songUploads } from './en/music.ts'
import { chatDesk, notices, order, uploads, wordList } from './en/order.ts'
import { invitations, person, users } from './en/people.ts'
import { headers, pages, resources, settings, transfer } from './en/site.ts'
import { albums, photos, sending, talks } from './en/talks.ts'
import type { AdminCopy } from './zh-CN.ts'

export const adminEn: AdminCopy = {
  frame,
  gate,
  table,
  acts,
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
  chatDesk,
  wordList,
  notices,
  uploads,
  users,
  person,
  invitations,
  audit,
  health,
  hearing,
}

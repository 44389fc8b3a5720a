import { articles, labels } from './zh-CN/articles.ts'
import { audit } from './zh-CN/audit.ts'
import { dashboard } from './zh-CN/dashboard.ts'
import { editor, history, merge, publishing } from './zh-CN/editor.ts'
import { acts, frame, gate, table } from './zh-CN/frame.ts'
import { health } from './zh-CN/health.ts'
import { hearing } from './zh-CN/hearing.ts'
import { links } from './zh-CN/links.ts'
import { lyrics, music, playlists, songUploads } from './zh-CN/music.ts'
import { chatDesk, notices, order, uploads, wordList } from './zh-CN/order.ts'
import { invitations, person, users } from './zh-CN/people.ts'
import { headers, pages, resources, settings, transfer } from './zh-CN/site.ts'
import { albums, photos, sending, talks } from './zh-CN/talks.ts'

/** What only administrators read: no visitor loads it. */
export const adminZhCN = {
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

export type AdminCopy = typeof adminZhCN

import type { Tables } from '../../database/tables.ts'
import type { LIBRARY } from './library.store.ts'
import type { PictureSubject } from './picture-uses.store.ts'

interface Place {
  readonly table: keyof Tables
  readonly columns: readonly string[]
  /** The column of the subject's id; without it, the subject is every row with the picture. */
  readonly key?: string
  /** The time of the change names an Open Graph image, which shows the picture too. */
  readonly isDated?: boolean
}

type NameOf<S> = S extends `${infer Name}:${number}` ? Name : S

/** Where the subjects of pictures write the addresses that they show: every subject has its place. */
export const PLACES: Readonly<Record<Exclude<NameOf<PictureSubject>, typeof LIBRARY>, Place>> = {
  avatar: { table: 'users', columns: ['avatar'], key: 'id' },
  article: {
    table: 'articles',
    columns: ['article_content', 'article_html', 'article_cover'],
    key: 'id',
    isDated: true,
  },
  manuscript: {
    table: 'manuscript_revisions',
    columns: ['fields', 'pictures'],
    key: 'manuscript_id',
  },
  page: { table: 'pages', columns: ['page_content', 'page_html'], key: 'id' },
  talk: { table: 'talk_photos', columns: ['url'], key: 'talk_id' },
  album: { table: 'albums', columns: ['album_cover'], key: 'id' },
  photo: { table: 'photos', columns: ['url'], key: 'id' },
  link: { table: 'links', columns: ['site_avatar'], key: 'id' },
  board: { table: 'board_messages', columns: ['bg_url'], key: 'id' },
  comment: { table: 'comments', columns: ['pictures'], key: 'id' },
  chat: { table: 'chat_messages', columns: ['content'], key: 'id' },
  header: { table: 'page_headers', columns: ['bg_url'], key: 'id' },
  playlist: { table: 'playlists', columns: ['cover'], key: 'id' },
  held: { table: 'held_posts', columns: ['content', 'body'], key: 'id' },
  settings: { table: 'settings', columns: ['value'], isDated: true },
}

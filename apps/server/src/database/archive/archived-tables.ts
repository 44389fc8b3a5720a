import type { Tables } from '../tables.ts'

/**
 * - `content`: in every archive.
 * - `secret`: only in an encrypted archive.
 * - `omitted`: in no archive, because it is deleted with its day or made from other tables.
 */
type Kind = 'content' | 'secret' | 'omitted'

/** Every table, behind the tables that it references. */
const KINDS = {
  counters: 'content',
  list_blocks: 'content',
  users: 'content',
  sessions: 'secret',
  invitations: 'secret',
  password_links: 'secret',
  audit_entries: 'content',
  categories: 'content',
  tags: 'content',
  articles: 'content',
  article_tags: 'content',
  manuscripts: 'content',
  manuscript_revisions: 'content',
  preview_links: 'secret',
  series: 'content',
  series_articles: 'content',
  search_texts: 'content',
  search_ngrams: 'omitted',
  unindexed_texts: 'omitted',
  comment_ngrams: 'omitted',
  board_ngrams: 'omitted',
  notification_ngrams: 'omitted',
  talks: 'content',
  talk_photos: 'content',
  albums: 'content',
  photos: 'content',
  comments: 'content',
  likes: 'content',
  board_messages: 'content',
  links: 'content',
  submissions: 'omitted',
  notifications: 'content',
  reports: 'content',
  held_posts: 'content',
  chat_messages: 'content',
  chat_events: 'content',
  chat_mutes: 'content',
  chat_edits: 'content',
  chat_reactions: 'content',
  chat_pins: 'content',
  chat_mentions: 'content',
  chat_ngrams: 'omitted',
  songs: 'content',
  song_artists: 'content',
  song_likes: 'content',
  song_plays: 'content',
  music_stars: 'content',
  play_queues: 'content',
  music_ratings: 'content',
  music_bookmarks: 'content',
  music_shares: 'content',
  radio_stations: 'content',
  music_tokens: 'secret',
  playlists: 'content',
  playlist_songs: 'content',
  turntable: 'content',
  listening_sessions: 'content',
  listening_reminders: 'content',
  upstream_keys: 'content',
  settings: 'content',
  page_headers: 'content',
  pages: 'content',
  redirects: 'content',
  imports: 'content',
  imported_rows: 'content',
  resource_groups: 'content',
  resource_sites: 'content',
  demo_marks: 'content',
  uploads: 'content',
  picture_words: 'content',
  upload_uses: 'content',
  upload_addresses: 'content',
  daily_uploads: 'content',
  webhooks: 'content',
  events: 'content',
  mail_addresses: 'content',
  mails: 'content',
  deliveries: 'content',
  daily_stats: 'content',
  daily_salts: 'omitted',
  daily_visitors: 'omitted',
  daily_likes: 'omitted',
} as const satisfies Record<keyof Tables, Kind>

export type TableName = keyof Tables

export const ALL_TABLES = Object.keys(KINDS) as TableName[]

/** The tables of an archive, in an order in which they can be read back. */
export const archivedTables = (withSecrets: boolean): TableName[] =>
  ALL_TABLES.filter(
    (table) => KINDS[table] === 'content' || (withSecrets && KINDS[table] === 'secret'),
  )

/** Settings that only an encrypted archive contains. */
export const SECRET_SETTINGS = ['signing_secret'] as const

/** Columns that are empty in an archive without encryption. A restore fills them with new secrets. */
export const SECRET_COLUMNS: Partial<Record<TableName, string>> = { webhooks: 'secret' }

import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin, RootOperationNode } from 'kysely'

/** The tables that some work has read and changed, and the number of its queries. */
export interface QueryTracking {
  readonly read: Set<string>
  readonly changed: Set<string>
  queries: number
  /** Whether the work is done: what it has started goes on, and is no part of it. */
  isOver: boolean
}

export const createTracking = (): QueryTracking => ({
  read: new Set(),
  changed: new Set(),
  queries: 0,
  isOver: false,
})

const current = new AsyncLocalStorage<QueryTracking | undefined>()

/** Records the tables of every query that the work runs. */
export const trackTables = <T>(tracking: QueryTracking, work: () => T): T =>
  current.run(tracking, work)

/**
 * Starts work that is not part of a request's answer, but may run before that leaves. Timers, sockets
 * and servers that outlive a request need nothing: its tracking is over then.
 */
export const outsideRequest = <T>(work: () => T): T => current.run(undefined, work)

export const currentTracking = (): QueryTracking | undefined => {
  const tracking = current.getStore()
  return tracking?.isOver ? undefined : tracking
}

/** Written by triggers and by a job; shown only by the search in chat and by lists of the admin. */
const TEXT_INDEX = [
  'unindexed_texts',
  'chat_ngrams',
  'comment_ngrams',
  'board_ngrams',
  'notification_ngrams',
] as const

/** The tables that a change of a table also changes, by triggers and foreign keys. */
const ALSO_CHANGES: Readonly<Record<string, readonly string[]>> = {
  users: [
    'sessions',
    'invitations',
    'password_links',
    'audit_entries',
    'notifications',
    'comments',
    'likes',
    'board_messages',
    'chat_messages',
    'chat_events',
    'chat_mutes',
    'chat_reactions',
    'chat_pins',
    'chat_mentions',
    'talks',
    'links',
    'manuscript_revisions',
    'imports',
    'reports',
    'held_posts',
    'playlists',
    'playlist_songs',
    'song_likes',
    'song_plays',
    'music_stars',
    'music_tokens',
    'listening_reminders',
  ],
  listening_sessions: ['listening_reminders'],
  articles: [
    'article_tags',
    'comments',
    'likes',
    'notifications',
    'search_texts',
    'search_ngrams',
    'manuscripts',
    'manuscript_revisions',
    'preview_links',
    'redirects',
    'upload_addresses',
    'series_articles',
  ],
  series: ['series_articles'],
  manuscripts: ['manuscript_revisions', 'preview_links'],
  pages: ['redirects', 'comments', 'likes', 'reports', 'notifications'],
  imports: ['imported_rows'],
  talks: ['talk_photos', 'comments', 'likes', 'notifications'],
  board_messages: ['comments', 'likes', 'notifications', 'reports', ...TEXT_INDEX],
  comments: ['likes', 'reports', ...TEXT_INDEX],
  notifications: [...TEXT_INDEX],
  chat_messages: [
    'chat_events',
    'chat_edits',
    'chat_reactions',
    'chat_pins',
    'chat_mentions',
    'notifications',
    ...TEXT_INDEX,
  ],
  chat_reactions: ['chat_events'],
  chat_pins: ['chat_events'],
  albums: ['photos'],
  resource_groups: ['resource_sites'],
  search_texts: ['search_ngrams'],
  songs: ['playlist_songs', 'song_artists', 'song_likes', 'song_plays'],
  playlists: ['playlist_songs'],
  daily_salts: ['daily_visitors', 'daily_likes'],
}

/** Written by sockets. */
const CHAT = [
  'chat_messages',
  'chat_events',
  'chat_mutes',
  'chat_edits',
  'chat_reactions',
  'chat_pins',
  'chat_mentions',
] as const

/** Written by workers, and shown only to administrators and to the users themselves. */
const OUTBOX = ['webhooks', 'events', 'deliveries', 'mail_addresses', 'mails'] as const

/** The tables without triggers that change counters. */
const UNCOUNTED: readonly string[] = [
  'sessions',
  'invitations',
  'password_links',
  'audit_entries',
  'settings',
  'page_headers',
  'resource_groups',
  'resource_sites',
  ...CHAT,
  ...TEXT_INDEX,
  'reports',
  'held_posts',
  'uploads',
  'picture_words',
  'upload_uses',
  'daily_uploads',
  'search_texts',
  'search_ngrams',
  'manuscripts',
  'manuscript_revisions',
  'preview_links',
  'redirects',
  'imported_rows',
  'imports',
  'songs',
  'playlists',
  'playlist_songs',
  'turntable',
  'listening_sessions',
  'listening_reminders',
  'upstream_keys',
  'song_artists',
  'song_likes',
  'song_plays',
  'music_stars',
  'music_tokens',
  'daily_stats',
  'daily_salts',
  'daily_visitors',
  'daily_likes',
  ...OUTBOX,
]

/** Changed by sockets, workers and batched writes, outside of requests, without invalidation. */
const NOT_INVALIDATED: ReadonlySet<string> = new Set([
  ...CHAT,
  ...TEXT_INDEX,
  'turntable',
  'upstream_keys',
  ...['daily_stats', 'daily_salts', 'daily_visitors', 'daily_likes'],
  ...OUTBOX,
])

/** Whether every change of the tables read causes an invalidation, so that a result may be cached. */
export const isInvalidated = ({ read }: QueryTracking): boolean =>
  read.isDisjointFrom(NOT_INVALIDATED)

const withConsequences = (table: string) => [
  table,
  ...(ALSO_CHANGES[table] ?? []),
  ...(UNCOUNTED.includes(table) ? [] : ['counters', 'list_blocks']),
]

const CHANGES: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']

const collectTables = (node: unknown, tables: Set<string>): Set<string> => {
  if (Array.isArray(node)) for (const item of node) collectTables(item, tables)
  else if (typeof node === 'object' && node !== null) {
    const { kind, table } = node as { kind?: string; table?: { identifier?: { name: string } } }
    if (kind === 'TableNode' && table?.identifier) tables.add(table.identifier.name)
    else for (const member of Object.values(node)) collectTables(member, tables)
  }
  return tables
}

const record = (node: RootOperationNode, { read, changed }: QueryTracking) => {
  const tables = collectTables(node, new Set())
  if (!CHANGES.includes(node.kind)) for (const table of tables) read.add(table)
  else for (const table of [...tables].flatMap(withConsequences)) changed.add(table)
}

/** Records the tables of every query. A query outside of `trackTables` costs nothing. */
export const trackingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const tracking = currentTracking()
    if (tracking) record(node, tracking)
    return node
  },
  // Counted here: a subquery is transformed too, but has no result of its own.
  transformResult: async ({ result }) => {
    const tracking = currentTracking()
    if (tracking) tracking.queries += 1
    return result
  },
}

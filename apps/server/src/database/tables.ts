import type { Generated } from 'kysely'
import type { CommunityTables } from './community-tables.ts'
import type { OutboxTables } from './outbox-tables.ts'
import type { Row } from './table-row.ts'
import type { UserTables } from './user-tables.ts'

export interface Tables extends CommunityTables, UserTables, OutboxTables {
  counters: { scope: string; subject: string; value: number }
  settings: { name: string; value: string; updated_at: number }
  users: Row & {
    username: string
    password_hash: string
    /** 1: the password works for one login. */
    password_once: Generated<number>
    role: Generated<number>
    nick_name: string
    avatar: Generated<string>
    qq: Generated<string>
    /** 1: may not log in. */
    blocked: Generated<number>
  }
  sessions: {
    id: Generated<number>
    token_hash: string
    user_id: number
    device: string
    created_at: number
    last_seen_at: number
    expires_at: number
    /** 1: lives on while it is used. */
    remembered: number
  }
  categories: Row & { category_name: string }
  tags: Row & { tag_name: string }
  articles: Row & {
    article_title: string
    author_id: number
    category_id: number
    article_description: string
    article_content: string
    article_html: string
    article_cover: string
    is_top: number
    order: number | null
    top_rank: Generated<number>
    status: number
    type: number
    origin_url: string | null
    view_times: Generated<number>
    thumbs_up_times: Generated<number>
    reading_duration: Generated<number>
    /** When it becomes public by itself. */
    publish_at: Generated<number | null>
    /** When it became public for the first time. */
    published_at: Generated<number | null>
    /** Since when it is in the bin, and the status it had before. */
    trashed_at: Generated<number | null>
    trashed_status: Generated<number | null>
  }
  /** What is being written: its newest revision, and the one that the article shows. */
  manuscripts: Row & { article_id: number | null; revision: number; saved_revision: number }
  manuscript_revisions: {
    manuscript_id: number
    revision: number
    kind: string
    user_id: number | null
    article_title: string
    length: number
    /** Everything of the article, as JSON. */
    fields: string
    /** The uploads in it, as JSON. */
    pictures: string
    created_at: number
  }
  pages: Row & {
    title: string
    page_content: string
    page_html: string
    page_description: string
    place: string
    position: number
    revision: Generated<number>
  }
  redirects: { path: string; article_id: number }
  /** The file an article was imported from, and fingerprints of the file and of what was made of it. */
  article_sources: { source: string; article_id: number; file_hash: string; content_hash: string }
  imports: Row & {
    user_id: number
    dry_run: number
    state: string
    done: number
    total: number
    files: string
  }
  /** An article as search compares it, and as it is shown; the title stands behind a line break. */
  search_texts: { article_id: number; word_starts: string; normalized: string; readable: string }
  /** The index of `search_texts`, in the words of the engine; `rowid` is the article's id. */
  search_ngrams: { rowid: number; ngrams: string }
  /** Status and time follow the article's, so that a tag's list is read from one index. */
  article_tags: { article_id: number; tag_id: number; status: number; created_at: number }
  resource_groups: {
    id: Generated<number>
    side: string
    category: string
    name: string
    description: string
    position: number
  }
  resource_sites: {
    id: Generated<number>
    group_id: number
    name: string
    url: string
    description: string
    position: number
  }
  page_headers: { id: Generated<number>; route_name: string; bg_url: string }
  /** What the demo has put where, and how it left it. */
  demo_marks: { place: string; row_key: string; content_hash: string }
  uploads: {
    id: Generated<number>
    /** Of the full picture; it carries size and colour, see the contract. */
    url: string
    /** Who sent it; null when that user is gone and somebody else's content still shows it. */
    user_id: number | null
    /** Of all its forms together. */
    bytes: number
    width: number
    height: number
    placeholder: string
    /** The picture in a few pixels, as base64 of a WebP. */
    blur: Generated<string>
    /** How many subjects show it; moved by triggers. */
    uses: Generated<number>
    /** When it goes, unless it is used by then; null while it is used. */
    expires_at: number | null
    /** 1: being removed, nobody can use it any more. */
    leaving: Generated<number>
    created_at: number
  }
  upload_uses: { subject: string; upload_id: number }
  songs: Row & {
    /** `own`: below DATA_DIR; `demo`: came with the program. */
    root: string
    /** Below the root, with `/` between its parts. */
    path: string
    folder: string
    name: string
    /** Lists, as JSON. */
    artists: string
    alia: string
    album: string
    bytes: number
    /** When the file was last written. */
    changed_at: number
    /** Empty, `embedded`, or the name of a file beside the song. */
    cover: string
    cover_version: string
    /** The name of the file beside the song that holds its words; empty: there is none. */
    lyric: string
    /** 1: an administrator has said what it is called. */
    edited: Generated<number>
    /** What a search looks through. */
    normalized: string
    pinyin: string
  }
  playlists: {
    id: Generated<number>
    /** The folder that it follows; null: made by an administrator. */
    root: string | null
    folder: string | null
    /** Empty: as the folder is called. */
    name: string
    hidden: Generated<number>
    position: Generated<number>
    created_at: number
  }
  playlist_songs: { playlist_id: number; song_id: number; position: number }
  upload_days: { user_id: number; day: number; bytes: number }
  /** Days are `YYYY-MM-DD` in the site's time zone; the subject is empty where a kind has none. */
  daily_stats: { kind: string; day: string; subject: Generated<string>; value: number }
  /** Gone when the day is over, and the day's visitors with it. */
  day_salts: { day: string; salt: string }
  day_visitors: { day: string; visitor: string }
  day_likes: { day: string; visitor: string; type: number; for_id: number; liker: string }
}

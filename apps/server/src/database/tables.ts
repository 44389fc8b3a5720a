import type { Generated } from 'kysely'

/** Times are epoch milliseconds; words and numbers of the columns are those of the wire. */
interface Times {
  created_at: number
  updated_at: number
}

interface Row extends Times {
  id: Generated<number>
}

export interface Tables {
  totals: { scope: string; subject: string; value: number }
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
  /** Who made them; the code itself is known only to whoever has the link. */
  invitations: {
    id: Generated<number>
    code_hash: string
    user_id: number | null
    created_at: number
    expires_at: number
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
  }
  /** An article as search compares it, and as it is shown; the title stands behind a line break. */
  search_texts: { article_id: number; word_starts: string; folded: string; readable: string }
  /** The index of `search_texts`, in the words of the engine; `rowid` is the article's id. */
  search_pieces: { rowid: number; pieces: string }
  /** Status and time follow the article's, so that a tag's list is read from one index. */
  article_tags: { article_id: number; tag_id: number; status: number; created_at: number }
  comments: Row & {
    parent_id: number | null
    type: number
    for_id: number
    from_id: number
    to_id: number | null
    content: string
    thumbs_up: Generated<number>
  }
  likes: {
    id: Generated<number>
    type: number
    for_id: number
    user_id: number | null
    visitor: string | null
    created_at: number
  }
  board_messages: Row & {
    tag: string
    message: string
    color: string
    font_size: Generated<number>
    font_weight: Generated<number>
    bg_color: Generated<string>
    bg_url: Generated<string>
    user_id: number | null
    nick_name: string
    like_times: Generated<number>
  }
  chat_messages: {
    id: Generated<number>
    user_id: number
    content: string
    content_type: string
    created_at: number
  }
  notifications: Row & {
    message: string
    user_id: number
    type: number
    to_id: number | null
    is_view: Generated<number>
  }
  talks: Row & {
    user_id: number
    content: string
    status: Generated<number>
    is_top: Generated<number>
    like_times: Generated<number>
  }
  talk_photos: { talk_id: number; position: number; url: string }
  albums: Row & { album_name: string; description: string; album_cover: string }
  photos: Row & { album_id: number; url: string; status: Generated<number> }
  links: Row & {
    site_name: string
    site_desc: string
    site_avatar: Generated<string>
    url: string
    status: Generated<number>
    user_id: number | null
  }
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
  demo_marks: { place: string; row_key: string; left_as: string }
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
    folded: string
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
}

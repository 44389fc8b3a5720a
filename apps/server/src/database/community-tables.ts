import type { Generated } from 'kysely'
import type { Row } from './table-row.ts'

/** What people write, say and show. */
export interface CommunityTables {
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
    /** The sender's own name for it. */
    client_id: string | null
    created_at: number
  }
  /** One number for each stored change of the chat; written by triggers, except for the last two kinds. */
  chat_events: {
    id: Generated<number>
    kind: 'message' | 'revert' | 'clear' | 'offline'
    /** The chat message; of a clear, the last that went. */
    message_id: number | null
    /** Who wrote the message, or who was forced offline. */
    user_id: number | null
    client_id: string | null
    created_at: number
  }
  /** Who may read but not send, and until when. */
  chat_mutes: { user_id: number; until: number }
  notifications: Row & {
    message: string
    /** The same in English; null when nobody has said it. */
    message_en: Generated<string | null>
    user_id: number
    type: number
    to_id: number | null
    is_view: Generated<number>
  }
  /** What users and visitors want the owner to look at; `handled_at` is null while nobody has. */
  reports: {
    id: Generated<number>
    type: number
    for_id: number
    user_id: number | null
    visitor: Generated<string | null>
    reason: Generated<string>
    handled_at: Generated<number | null>
    created_at: number
  }
  /** What waits for an administrator before anybody reads it. */
  held_posts: {
    id: Generated<number>
    kind: string
    /** Null: a visitor wrote it. */
    user_id: number | null
    /** Of a comment, what it is about. */
    type: number | null
    for_id: number | null
    /** What it says, to be looked through. */
    content: string
    /** Everything of the call that writes it, as JSON. */
    body: string
    /** The words for which it is held, as JSON; none: because a visitor wrote it. */
    words: string
    created_at: number
  }
  talks: Row & {
    user_id: number
    content: string
    status: Generated<number>
    is_top: Generated<number>
    like_times: Generated<number>
    /** Since when it is in the bin, and the status it had before. */
    trashed_at: Generated<number | null>
    trashed_status: Generated<number | null>
  }
  talk_photos: { talk_id: number; position: number; url: string }
  albums: Row & { album_name: string; description: string; album_cover: string }
  photos: Row & {
    album_id: number
    url: string
    status: Generated<number>
    /** The largest comes first. */
    position: Generated<number>
    width: Generated<number | null>
    height: Generated<number | null>
    blur: Generated<string>
    trashed_at: Generated<number | null>
  }
  links: Row & {
    site_name: string
    site_desc: string
    site_avatar: Generated<string>
    url: string
    status: Generated<number>
    user_id: number | null
  }
}

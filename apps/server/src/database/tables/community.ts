import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface CommunityTables {
  comments: Row & {
    parent_id: number | null
    type: number
    for_id: number
    from_id: number
    to_id: number | null
    content: string
    /** The first text, if the author has changed it. */
    original_content: Generated<string | null>
    /** Addresses of uploads, as a JSON list. */
    pictures: Generated<string>
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
  submissions: { key: string; subject_id: Generated<number>; created_at: number }
  links: Row & {
    site_name: string
    site_desc: string
    site_avatar: Generated<string>
    url: string
    status: Generated<number>
    user_id: number | null
  }
}

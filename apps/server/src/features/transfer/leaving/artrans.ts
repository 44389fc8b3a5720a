import { COMMENT_TYPE, type CommentType, commentPath, ROLE } from '@lanting/contract'
import type { LeavingStore } from './leaving.store.ts'
import { isoOf, type OwnComment } from './own-data.ts'

type CommentRow =
  ReturnType<LeavingStore['comments']> extends AsyncGenerator<infer Row> ? Row : never

const SUBJECT_NAMES: Readonly<Record<number, OwnComment['on']>> = {
  [COMMENT_TYPE.article]: 'article',
  [COMMENT_TYPE.talk]: 'talk',
  [COMMENT_TYPE.boardMessage]: 'boardMessage',
  [COMMENT_TYPE.page]: 'page',
}

/** Markdown shows the pictures below the text. */
const withPictures = (text: string, pictures: readonly string[]) =>
  [text, ...pictures.map((url) => `![](${url})`)].filter(Boolean).join('\n\n')

/** A comment in the format of Artalk, where every value is a text. Ours are in `lanting`. */
export const artranOf = (row: CommentRow, answered: number | null, siteName: string) => {
  const pictures: string[] = JSON.parse(row.pictures)
  const own: OwnComment = {
    on: SUBJECT_NAMES[row.type] ?? 'article',
    id: row.for_id,
    text: row.content,
    pictures,
    author: { name: row.nick_name, avatar: row.avatar, isOwner: row.role === ROLE.administrator },
  }
  return {
    // First, so that the beginning of the file tells whose it is.
    lanting: own,
    id: String(row.id),
    rid: String(answered ?? 0),
    content: withPictures(row.content, pictures),
    ua: '',
    ip: '',
    is_collapsed: 'false',
    is_pending: 'false',
    is_pinned: 'false',
    vote_up: String(row.thumbs_up),
    vote_down: '0',
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
    nick: row.nick_name,
    email: '',
    link: '',
    badge_name: '',
    badge_color: '',
    page_key: commentPath({ type: row.type as CommentType, for_id: row.for_id }),
    page_title: row.title,
    page_admin_only: 'false',
    site_name: siteName,
    site_urls: '',
  }
}

import {
  articlePath,
  COMMENT_TYPE,
  type CommentType,
  messagePath,
  talkPath,
} from '@lanting/contract'
import type { CommentEvent } from './write-comment.ts'

const PATH_OF: Readonly<Record<CommentType, (id: number) => string>> = {
  [COMMENT_TYPE.article]: articlePath,
  [COMMENT_TYPE.talk]: talkPath,
  [COMMENT_TYPE.boardMessage]: messagePath,
}

/** The event that webhooks and mail receive; it links to the page that shows the comment. */
export const commentEvent = ({ kind, target, byId, name, title, text }: CommentEvent) => ({
  kind,
  byId,
  name,
  title,
  text,
  path: PATH_OF[target.type](target.for_id),
})

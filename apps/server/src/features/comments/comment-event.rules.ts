import { commentPath } from '@lanting/contract'
import type { CommentEvent } from './write-comment.ts'

/** The event that webhooks and mail receive; it links to the comment. */
export const commentEvent = ({ kind, target, id, byId, name, title, text }: CommentEvent) => ({
  kind,
  byId,
  name,
  title,
  text,
  path: commentPath({ ...target, id }),
})

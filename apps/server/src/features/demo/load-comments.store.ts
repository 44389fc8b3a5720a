import { LIKE_TYPE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { addRows } from './add-rows.store.ts'
import { type DemoUsers, type LikeTarget, likeCount, likeRows } from './demo-likes.ts'
import type { DemoSubject } from './demo-subjects.ts'

interface StoredSubject extends DemoSubject {
  readonly id: number
}

interface NewComment extends LikeTarget {
  readonly from: string
  readonly to?: string
  readonly parent_id: number | null
  readonly content: string
}

type Draft = DemoSubject['comments'][number] & { readonly to?: string }

const commentOn = (
  { type, id }: StoredSubject,
  draft: Draft,
  parent_id: number | null,
): NewComment => ({
  ...draft,
  type,
  for_id: id,
  at: Date.parse(draft.date),
  parent_id,
})

/** Adds the comments on all subjects, their replies, and all likes. Returns the ids of the comments. */
export const loadComments = async (
  queries: Queries,
  subjects: readonly StoredSubject[],
  users: DemoUsers,
  until: number,
): Promise<number[]> => {
  const idOf = (name: string) => users.get(name)?.id ?? 0
  const addComments = (comments: readonly NewComment[]) =>
    addRows(
      queries,
      'comments',
      comments.map((comment) => ({
        type: comment.type,
        for_id: comment.for_id,
        parent_id: comment.parent_id,
        from_id: idOf(comment.from),
        to_id: comment.to ? idOf(comment.to) : null,
        content: comment.content,
        thumbs_up: likeCount(comment),
        created_at: comment.at,
        updated_at: comment.at,
      })),
    )

  const threads = subjects
    .flatMap((subject) => subject.comments.map((thread) => ({ subject, thread })))
    .sort((a, b) => Date.parse(a.thread.date) - Date.parse(b.thread.date))
  const parents = threads.map(({ subject, thread }) => commentOn(subject, thread, null))
  const parentIds = await addComments(parents)
  const replies = threads.flatMap(({ subject, thread }, index) =>
    (thread.replies ?? []).map((reply) =>
      commentOn(subject, { to: thread.from, ...reply }, parentIds[index] ?? null),
    ),
  )
  const replyIds = await addComments(replies)

  const ids = [...parentIds, ...replyIds]
  const targets = [
    ...subjects.map((subject) => ({
      ...subject,
      for_id: subject.id,
      at: Date.parse(subject.date),
    })),
    ...[...parents, ...replies].map((comment, index) => ({
      ...comment,
      type: LIKE_TYPE.comment,
      for_id: ids[index] ?? 0,
    })),
  ]
  await addRows(
    queries,
    'likes',
    targets.flatMap((target) => likeRows(target, users, until)),
  )
  return ids
}

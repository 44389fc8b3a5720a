import { LIKE_TYPE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { type Liked, likeCount, likesOf, type People } from './demo-likes.ts'
import type { DemoSubject } from './demo-subjects.ts'
import { addRows } from './rows.store.ts'

export interface PlacedSubject extends DemoSubject {
  readonly id: number
}

interface Saying extends Liked {
  readonly from: string
  readonly to?: string
  readonly parent_id: number | null
  readonly content: string
}

type Draft = DemoSubject['comments'][number] & { readonly to?: string }

const sayingOn = ({ type, id }: PlacedSubject, said: Draft, parent_id: number | null): Saying => ({
  ...said,
  type,
  for_id: id,
  at: Date.parse(said.date),
  parent_id,
})

/** Adds the comments on all subjects, then their replies, and every like; gives the comments' ids. */
export const addConversation = async (
  queries: Queries,
  subjects: readonly PlacedSubject[],
  people: People,
  until: number,
): Promise<number[]> => {
  const idOf = (name: string) => people.get(name)?.id ?? 0
  const addSayings = (sayings: readonly Saying[]) =>
    addRows(
      queries,
      'comments',
      sayings.map((saying) => ({
        type: saying.type,
        for_id: saying.for_id,
        parent_id: saying.parent_id,
        from_id: idOf(saying.from),
        to_id: saying.to ? idOf(saying.to) : null,
        content: saying.content,
        thumbs_up: likeCount(saying),
        created_at: saying.at,
        updated_at: saying.at,
      })),
    )

  const threads = subjects
    .flatMap((subject) => subject.comments.map((thread) => ({ subject, thread })))
    .sort((a, b) => Date.parse(a.thread.date) - Date.parse(b.thread.date))
  const parents = threads.map(({ subject, thread }) => sayingOn(subject, thread, null))
  const parentIds = await addSayings(parents)
  const replies = threads.flatMap(({ subject, thread }, index) =>
    (thread.replies ?? []).map((reply) =>
      sayingOn(subject, { to: thread.from, ...reply }, parentIds[index] ?? null),
    ),
  )
  const replyIds = await addSayings(replies)

  const ids = [...parentIds, ...replyIds]
  const liked = [
    ...subjects.map((subject) => ({
      ...subject,
      for_id: subject.id,
      at: Date.parse(subject.date),
    })),
    ...[...parents, ...replies].map((saying, index) => ({
      ...saying,
      type: LIKE_TYPE.comment,
      for_id: ids[index] ?? 0,
    })),
  ]
  await addRows(
    queries,
    'likes',
    liked.flatMap((one) => likesOf(one, people, until)),
  )
  return ids
}

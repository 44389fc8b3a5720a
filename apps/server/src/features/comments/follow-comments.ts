import type { CommentNotice, CommentType } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { OnChanged } from '../../http/cache/invalidate-tables.ts'
import { commentStore } from './comments.store.ts'
import { findSubject } from './subjects.store.ts'

/** More comments at once come from an import or a restored backup, not from readers. */
const MOST_AT_ONCE = 50

interface Needs {
  readonly queries: Queries
  readonly onChanged: OnChanged
  readonly onAdded: (notice: CommentNotice) => void
  readonly onError: (error: unknown) => void
}

/** Reports each new comment on a public subject, whichever node has stored it. */
export const followComments = async ({ queries, onChanged, onAdded, onError }: Needs) => {
  const comments = commentStore(queries)
  let last = (await comments.after(0, 1)).at(-1)?.id ?? 0

  const check = async () => {
    for (const { id, type, for_id, from_id } of await comments.after(last, MOST_AT_ONCE)) {
      last = id
      const for_type = type as CommentType
      const subject = await findSubject(queries, for_type, for_id)
      if (subject?.isPublic) onAdded({ comment_id: id, for_type, for_id, user_id: from_id })
    }
  }
  let checking = Promise.resolve()
  onChanged((tables) => {
    if (tables.includes('comments')) checking = checking.then(check).catch(onError)
  })
}

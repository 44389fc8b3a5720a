import type { CommentOrder } from '@lanting/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { rowsOf } from '../../shared/endless/endless-list.ts'
import { useApi } from '../../shared/use-api.ts'
import { commentListQuery, type Reader } from './comment-lists.queries.ts'
import type { CommentTarget } from './comments.queries.ts'
import { LinkedContext, useArrival, useLinkedElement, useLinkedThread } from './linked-comment.ts'
import { NewAfterContext, NewComments, useNewAfter } from './new-comments.tsx'
import { Thread } from './thread.tsx'
import { useCommentCopy } from './use-comment-copy.ts'

interface Props {
  readonly target: CommentTarget
  readonly order: CommentOrder
  readonly onOrder: (order: CommentOrder) => void
  readonly linkedId: number | undefined
  readonly reader: Reader
}

const Skeleton = () => (
  <div className="comments-skeleton" aria-hidden="true">
    {[1, 2, 3].map((row) => (
      <div key={row} className="comment-item">
        <span className="skeleton skeleton-avatar" />
        <div className="comment-main">
          <span className="skeleton skeleton-name" />
          <span className="skeleton skeleton-line" />
        </div>
      </div>
    ))}
  </div>
)

/** Says that the linked comment has been removed, or never was here. */
const MissingNote = ({ linkedId }: { linkedId: number | undefined }) => {
  const { element } = useLinkedElement<HTMLParagraphElement>(linkedId)
  return (
    <p ref={element} className="comments-note comments-missing" role="status" tabIndex={-1}>
      {useCommentCopy().linkedMissing}
    </p>
  )
}

export const CommentList = ({ target, order, onOrder, linkedId, reader }: Props) => {
  const copy = useCommentCopy()
  const box = useRef<HTMLDivElement>(null)
  const query = useInfiniteQuery(commentListQuery(useApi(), target, order, reader))
  const { data, isPending, isError, hasNextPage, isFetchingNextPage } = query
  const linked = useLinkedThread(target, linkedId, reader)
  const newest = data?.pages[0]?.newest_id ?? 0
  const { newAfter, ask } = useNewAfter({ list: box, newest })
  // Later the list stays, with the editors that are open in it.
  const [isShown, setShown] = useState(false)
  const arrival = useArrival(linked.status === 'loading' ? undefined : linkedId)
  if (isPending || (linked.status === 'loading' && !isShown)) return <Skeleton />
  if (!isShown) setShown(true)
  if (isError && !data) {
    return (
      <p className="comments-note" role="alert">
        {copy.failed}{' '}
        <button type="button" className="link" onClick={() => query.refetch()}>
          {copy.again}
        </button>
      </p>
    )
  }
  const list = rowsOf(data.pages)
  const [first] = data.pages
  const found = linked.status === 'found' ? linked.thread : undefined
  // A linked comment of a later page comes first.
  const isListed = first?.list.some(({ id }) => id === found?.comment.id)
  const ahead = isListed ? undefined : found?.comment
  const threadOf = (comment: (typeof list)[number]) => {
    const replyPage = comment.id === found?.comment.id ? found.reply_page : 1
    return <Thread key={comment.id} {...{ comment, reader, replyPage }} />
  }
  return (
    <LinkedContext value={arrival}>
      <div ref={box} className="comment-list" tabIndex={-1} aria-busy={query.isPlaceholderData}>
        <NewComments
          {...{ target, newest }}
          list={box}
          onAsk={() => {
            ask()
            onOrder('new')
          }}
        />
        {linked.status === 'missing' && <MissingNote linkedId={linkedId} />}
        {list.length === 0 && !ahead && <p className="comments-note">{copy.empty}</p>}
        <NewAfterContext value={newAfter}>
          {ahead && (
            <section className="comment-ahead" aria-label={copy.linked}>
              <p>{copy.linked}</p>
              {threadOf(ahead)}
            </section>
          )}
          {list.filter(({ id }) => id !== ahead?.id).map(threadOf)}
        </NewAfterContext>
        {hasNextPage && (
          <button
            type="button"
            className="button ghost comments-more"
            aria-busy={isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {copy.more}
          </button>
        )}
      </div>
    </LinkedContext>
  )
}

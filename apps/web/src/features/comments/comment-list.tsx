import type { Comment, CommentOrder } from '@lanting/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { CommentItem } from './comment-item.tsx'
import { type CommentTarget, commentListQuery, distinct, type Reader } from './comments.queries.ts'
import { Composer } from './composer.tsx'
import { Replies } from './replies.tsx'

interface Props {
  readonly target: CommentTarget
  readonly order: CommentOrder
  readonly reader: Reader
  readonly ownerId: number
}

const Thread = ({ comment, ...rest }: Pick<Props, 'reader' | 'ownerId'> & { comment: Comment }) => {
  const [answered, setAnswered] = useState<number>()
  const { type, for_id, id, from_id, from_name } = comment
  return (
    <CommentItem
      comment={comment}
      ownerId={rest.ownerId}
      isAnswering={answered === id}
      onAnswer={(isAnswering) => setAnswered(isAnswering ? id : undefined)}
    >
      {answered === id && (
        <Composer
          autoFocus
          destination={{ type, for_id, reply: { parent_id: id, to_id: from_id, name: from_name } }}
          onPublished={() => setAnswered(undefined)}
        />
      )}
      <Replies comment={comment} answered={answered} onAnswer={setAnswered} {...rest} />
    </CommentItem>
  )
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

export const CommentList = ({ target, order, reader, ownerId }: Props) => {
  const { comments } = useCopy()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(commentListQuery(useApi(), target, order, reader))
  if (isPending) return <Skeleton />
  if (isError && !data) {
    return (
      <p className="comments-note" role="alert">
        {comments.failed}{' '}
        <button type="button" className="link" onClick={() => refetch()}>
          {comments.again}
        </button>
      </p>
    )
  }
  const list = distinct(data.pages.flatMap((page) => page.list))
  if (list.length === 0) return <p className="comments-note">{comments.empty}</p>
  return (
    <>
      {list.map((comment) => (
        <Thread key={comment.id} comment={comment} reader={reader} ownerId={ownerId} />
      ))}
      {hasNextPage && (
        <button
          type="button"
          className="button ghost comments-more"
          aria-busy={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {comments.more}
        </button>
      )}
    </>
  )
}

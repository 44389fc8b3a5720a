import { type Comment, PAGE_SIZE } from '@lanting/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonPager } from '../../shared/button-pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { CommentItem } from './comment-item.tsx'
import { type Reader, repliesQuery } from './comment-lists.queries.ts'
import { useCommentCopy } from './use-comment-copy.ts'
import { Composer } from './writing/composer.tsx'

interface Props {
  readonly comment: Comment
  readonly reader: Reader
  readonly firstPage: number
  /** The id of the comment or reply that is being answered. */
  readonly answered: number | undefined
  readonly onAnswer: (id: number | undefined) => void
}

/** The replies to a comment. Page one comes with the comment. */
export const Replies = (props: Props) => {
  const { comment, reader, firstPage, answered, onAnswer } = props
  const copy = useCommentCopy()
  const [page, setPage] = useState(firstPage)
  const { data } = useQuery({
    ...repliesQuery(useApi(), comment, page, reader),
    enabled: page > 1,
    placeholderData: keepPreviousData,
  })
  const { list, total } = page === 1 || !data ? comment.replies : data
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE.replies))
  if (page > pages) setPage(pages)
  if (list.length === 0) return null
  return (
    <div className="replies">
      {list.map((reply) => (
        <CommentItem
          key={reply.id}
          comment={reply}
          isAnswering={answered === reply.id}
          onAnswer={(isAnswering) => onAnswer(isAnswering ? reply.id : undefined)}
        >
          {answered === reply.id && (
            <Composer
              autoFocus
              destination={{
                type: comment.type,
                for_id: comment.for_id,
                reply: { parent_id: comment.id, to_id: reply.from_id, name: reply.from_name },
              }}
              onPublished={() => onAnswer(undefined)}
            />
          )}
        </CommentItem>
      ))}
      <ButtonPager name={copy.replyPages} copy={copy} page={page} pages={pages} onPage={setPage} />
    </div>
  )
}

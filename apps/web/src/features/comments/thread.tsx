import type { Comment } from '@lanting/contract'
import { useState } from 'react'
import { CommentItem } from './comment-item.tsx'
import type { Reader } from './comment-lists.queries.ts'
import { Replies } from './replies.tsx'
import { Composer } from './writing/composer.tsx'

interface Props {
  readonly comment: Comment
  readonly reader: Reader
  /** The page of the replies to begin with. */
  readonly replyPage: number
}

/** A comment with its replies. */
export const Thread = ({ comment, replyPage, ...rest }: Props) => {
  const [answered, setAnswered] = useState<number>()
  const { type, for_id, id, from_id, from_name } = comment
  return (
    <CommentItem
      comment={comment}
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
      <Replies
        // Another linked reply is on another page.
        key={replyPage}
        comment={comment}
        firstPage={replyPage}
        answered={answered}
        onAnswer={setAnswered}
        {...rest}
      />
    </CommentItem>
  )
}

import { COMMENT_TYPE, LIKE_TYPE } from '@lanting/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { messageQuery } from '../../features/board/board.queries.ts'
import { NoteActions } from '../../features/board/note-actions.tsx'
import { NoteCard } from '../../features/board/note-card.tsx'
import { NoteReport } from '../../features/board/note-report.tsx'
import { countLike } from '../../features/board/update-likes.ts'
import { Comments } from '../../features/comments/comments.tsx'
import { LikeHeart } from '../../features/likes/like-heart.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { useConfig } from '../../shared/site-config.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

/** A note and its comments. */
export const MessageDetailPage = ({ data: { id } }: { data: { id: number } }) => {
  const { titles, board } = useCopy()
  const { data: message } = useSuspenseQuery(messageQuery(useApi(), id))
  const { comment_rule } = useConfig()
  const queries = useQueryClient()
  const router = useRouter()
  const leave = () => {
    void router.navigate(PATHS.messageList, { replace: true })
  }
  return (
    <>
      <Banner routeName="MessageDetail" title={titles.MessageDetail}>
        <p>{board.motto}</p>
      </Banner>
      <div className="note-column">
        <NoteCard
          message={message}
          isAlone
          actions={<NoteActions message={message} onDeleted={leave} />}
          like={
            <LikeHeart
              target={{ type: LIKE_TYPE.boardMessage, for_id: id }}
              count={message.like_times}
              onCount={(change) => countLike(queries, id, change)}
            />
          }
        />
        <p className="note-link">
          <a className="button ghost" href={PATHS.messageList}>
            {board.toWall}
          </a>
          <NoteReport message={message} />
        </p>
        <Comments key={id} type={COMMENT_TYPE.boardMessage} forId={id} rule={comment_rule} />
      </div>
    </>
  )
}

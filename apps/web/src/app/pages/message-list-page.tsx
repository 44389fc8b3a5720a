import { LIKE_TYPE, type ListedBoardMessage } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { NightSky } from '../../features/board/sky/night-sky.tsx'
import { countLike } from '../../features/board/update-likes.ts'
import { NoteWall } from '../../features/board/wall/note-wall.tsx'
import { LikeHeart } from '../../features/likes/like-heart.tsx'
import { useCopy } from '../../shared/language.ts'
import { changeStaticState, useStaticState } from '../../shared/stores/static-state.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/board/styles/tokens.css'
import '../../features/board/sky/sky.css'
import '../../features/board/sky/shooting-stars.css'

const Heart = ({ message: { id, like_times, is_like } }: { message: ListedBoardMessage }) => {
  const queries = useQueryClient()
  return (
    <LikeHeart
      target={{ type: LIKE_TYPE.boardMessage, for_id: id }}
      count={like_times}
      onCount={(change) => countLike(queries, id, change)}
      known={is_like}
    />
  )
}

/** The message board as cards or night sky. The title switches between them. */
export const MessageListPage = () => {
  const { board } = useCopy()
  const isCard = useStaticState((state) => state.messageTypeIsCard)
  const toggle = () => changeStaticState({ messageTypeIsCard: !isCard })
  if (!isCard) return <NightSky onToggle={toggle} />
  return (
    <>
      <Banner
        routeName="MessageList"
        title={board.title}
        action={{ label: board.switchToSky, onClick: toggle }}
      >
        <p>{board.motto}</p>
        <p>{board.toSky}</p>
      </Banner>
      <NoteWall like={(message) => <Heart message={message} />} />
    </>
  )
}

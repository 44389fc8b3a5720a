import { LIKE_TYPE, PINNED, type Talk, talkPath } from '@lanting/contract'
import { IconMessageCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Avatar } from '../../shared/avatar.tsx'
import { relativeTime } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { useNow } from '../../shared/use-now.ts'
import { TalkPictures } from './talk-pictures.tsx'
import { TalkText } from './talk-text.tsx'
import { useScrollIntoView } from './use-scroll-into-view.ts'
import './talks.css'
import { useShortCount } from '../../shared/use-short-count.ts'

interface Props {
  readonly talk: Talk
  /** The requested talk: scrolled into view and marked. */
  readonly isWanted: boolean
  /** The like button. */
  readonly like: ReactNode
  /** The comments, rendered on demand. */
  readonly comments?: ReactNode
  /** The address leads to one of the comments. */
  readonly isCommentWanted?: boolean
}

const AVATAR_PX = 60

export const likeTargetOf = ({ id }: Talk) => ({ for_id: id, type: LIKE_TYPE.talk })

export const TalkCard = ({ talk, isWanted, like, comments, isCommentWanted }: Props) => {
  const { talks, formats } = useCopy()
  const shortCount = useShortCount()
  const nameId = useId()
  const place = useScrollIntoView<HTMLElement>(isWanted)
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isCommentWanted) setOpen(true)
  }, [isCommentWanted])
  const { id, content, createdAt, createdAtMs, nick_name, talkImgList = [] } = talk
  const count = shortCount(talk.comment_count)
  const pictures = talkImgList.map((src, at) => ({ src, alt: talks.picture(nick_name, at + 1) }))
  return (
    <article
      ref={place}
      id={`talk-${id}`}
      className="talk"
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={isWanted ? 'true' : undefined}
    >
      <Avatar user={{ id: talk.user_id, avatar: talk.avatar }} size={AVATAR_PX} />
      <div>
        <h2 id={nameId}>
          {nick_name}
          {talk.is_top === PINNED.yes && <span className="seal">{talks.pinned}</span>}
        </h2>
        <TalkText text={content} />
        <TalkPictures pictures={pictures} />
        <div className="talk-actions">
          <a href={talkPath(id)} data-scroll="keep">
            <time dateTime={createdAt} title={createdAt}>
              {now === undefined ? createdAt : relativeTime(createdAtMs, now, formats)}
            </time>
          </a>
          {comments ? (
            <button
              type="button"
              className="talk-action"
              aria-expanded={isOpen}
              aria-label={talks.comments(count)}
              onClick={() => setOpen(!isOpen)}
            >
              <IconMessageCircle aria-hidden size={18} stroke={1.6} />
              {count}
            </button>
          ) : (
            <span className="talk-action" title={talks.comments(count)}>
              <IconMessageCircle aria-hidden size={18} stroke={1.6} />
              <span className="for-screen-readers">{talks.comments('')}</span>
              {count}
            </span>
          )}
          {like}
        </div>
        {isOpen && comments}
      </div>
    </article>
  )
}

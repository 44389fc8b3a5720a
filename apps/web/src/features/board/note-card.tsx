import type { BoardMessage } from '@lanting/contract'
import { messagePath } from '@lanting/contract'
import type { ReactNode } from 'react'
import { Avatar } from '../../shared/avatar.tsx'
import { relativeTime } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { RoleMark } from '../../shared/role-mark.tsx'
import { useNow } from '../../shared/use-now.ts'
import { WrittenText } from '../../shared/written-text.tsx'
import { NotePaper } from './note-paper.tsx'
import './notes.css'
import { useShortCount } from '../../shared/use-short-count.ts'

interface Props {
  readonly message: BoardMessage
  /** The like button. */
  readonly like: ReactNode
  /** Actions of the author. */
  readonly actions?: ReactNode
  /** True on the note's own page, which needs no link to it. */
  readonly isAlone?: boolean
}

export const NoteCard = ({ message, like, actions, isAlone = false }: Props) => {
  const { board, formats } = useCopy()
  const shortCount = useShortCount()
  const { id, user_id, nick_name, avatar, tag, comment_total, createdAtMs, createdAt } = message
  const now = useNow()
  const comments = board.comments(shortCount(comment_total))
  return (
    <NotePaper
      look={message}
      head={
        <>
          <Avatar user={{ id: user_id ?? 0, avatar }} size={34} />
          <b dir="auto">{nick_name}</b>
          <RoleMark userId={user_id} />
          <span className="note-actions">{actions}</span>
        </>
      }
      text={<WrittenText text={message.message} />}
      foot={
        <>
          <time dateTime={new Date(createdAtMs).toISOString()} title={createdAt}>
            {now === undefined ? createdAt : relativeTime(createdAtMs, now, formats)}
          </time>
          {isAlone ? (
            <span>{comments}</span>
          ) : (
            <a href={messagePath(id)}>
              {comments}
              <span className="for-screen-readers">{board.open(nick_name)}</span>
            </a>
          )}
          <span className="note-tag">#{tag}</span>
          {like}
        </>
      }
    />
  )
}

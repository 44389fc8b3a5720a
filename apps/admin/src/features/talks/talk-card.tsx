import { type AdminTalk, PINNED, TALK_STATUS, talkPath } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { Cover } from '../../shared/cover.tsx'
import { daysUntil, shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import type { TalkActions } from './talk-actions.ts'

interface Props {
  readonly talk: AdminTalk
  readonly actions: TalkActions
}

const TrashActions = ({ talk, actions }: Props) => {
  const { talks } = useCopy().admin
  const about = talks.about(talk.content)
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={`${talks.restore}: ${about}`}
        onClick={() => actions.restore(talk)}
      >
        {talks.restore}
      </button>
      <button
        type="button"
        className="link"
        aria-label={`${talks.purge}: ${about}`}
        onClick={() => actions.purge(talk)}
      >
        {talks.purge}
      </button>
    </>
  )
}

const ShownActions = ({ talk, actions }: Props) => {
  const { talks, actions: actionCopy } = useCopy().admin
  const about = talks.about(talk.content)
  const isPublic = talk.status === TALK_STATUS.public
  const pinning = talk.is_top === PINNED.yes ? talks.unpin : talks.pin
  const hiding = isPublic ? talks.hide : talks.show
  return (
    <>
      {isPublic && (
        <a
          className="link"
          href={talkPath(talk.id)}
          target="_blank"
          rel="noopener"
          aria-label={`${talks.view}: ${about}`}
        >
          {talks.view}
        </a>
      )}
      {isPublic && (
        <button
          type="button"
          className="link"
          aria-label={`${pinning}: ${about}`}
          onClick={() => actions.pin(talk)}
        >
          {pinning}
        </button>
      )}
      <button
        type="button"
        className="link"
        aria-label={`${hiding}: ${about}`}
        onClick={() => actions.togglePublic(talk)}
      >
        {hiding}
      </button>
      <Link
        className="link"
        to={PATHS.talk}
        search={{ id: talk.id }}
        aria-label={`${actionCopy.edit}: ${about}`}
      >
        {actionCopy.edit}
      </Link>
      <button
        type="button"
        className="link"
        aria-label={`${actionCopy.delete}: ${about}`}
        onClick={() => actions.trash(talk)}
      >
        {actionCopy.delete}
      </button>
    </>
  )
}

export const TalkCard = ({ talk, actions }: Props) => {
  const { talks } = useCopy().admin
  const { content, createdAt, goesAtMs, is_top, like_times, comment_count, talkImgList } = talk
  const isTrashed = talk.status === TALK_STATUS.recycled
  return (
    <li className="sheet talk-card">
      {content && <p className="talk-card-text">{content}</p>}
      {talkImgList.length > 0 && (
        <ul className="talk-card-pictures">
          {talkImgList.map((url) => (
            <li key={url}>
              <Cover url={url} />
            </li>
          ))}
        </ul>
      )}
      <footer className="talk-card-footer">
        <time className="quiet">{shortDate(createdAt, Date.now())}</time>
        <span className="quiet">{talks.likes(like_times)}</span>
        <span className="quiet">{talks.comments(comment_count)}</span>
        {is_top === PINNED.yes && (
          <span className="chip" data-tone="red">
            {talks.pinned}
          </span>
        )}
        {goesAtMs !== null && (
          <span className="chip">{talks.deletedIn(daysUntil(goesAtMs, Date.now()))}</span>
        )}
        <span className="actions">
          {isTrashed ? (
            <TrashActions talk={talk} actions={actions} />
          ) : (
            <ShownActions talk={talk} actions={actions} />
          )}
        </span>
      </footer>
    </li>
  )
}

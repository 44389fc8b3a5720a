import { commentPath, type NewComment } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { ListCard } from './list-cards.tsx'

/** The latest comments. */
export const NewComments = ({ list }: { list: readonly NewComment[] }) => {
  const { title, empty, look, about } = useCopy().admin.dashboard.comments
  return (
    <ListCard title={title} empty={empty} isEmpty={list.length === 0}>
      <ul className="new-comments">
        {list.map(({ id, type, for_id, content, from_name, from_avatar, title: subject }) => (
          <li key={id}>
            <img className="avatar" src={from_avatar} alt="" width={32} height={32} />
            <div>
              <p title={content}>{content}</p>
              <small>
                {from_name} · {subject || about[type]}
              </small>
            </div>
            <a
              className="button ghost"
              href={commentPath({ type, for_id, id })}
              target="_blank"
              rel="noreferrer"
              aria-label={`${look}: ${content}`}
            >
              {look}
            </a>
          </li>
        ))}
      </ul>
    </ListCard>
  )
}

import { OWN_POST_KINDS, type OwnPostKind, type Writing } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { FailedList } from '../../shared/table-states.tsx'
import { postPath } from './post-path.ts'
import { postsQuery } from './users.queries.ts'

const Row = ({ kind, writing }: { kind: OwnPostKind; writing: Writing }) => {
  const { posts } = useCopy().admin.user
  const path = postPath(kind, writing)
  return (
    <li>
      <p>
        <span className="post-text">{writing.text || posts.noReason}</span>
        <small className="quiet number">{shortDate(writing.createdAt, Date.now())}</small>
      </p>
      {path && (
        <a className="link" href={path} target="_blank" rel="noopener">
          {posts.go}
        </a>
      )}
    </li>
  )
}

/** The number of a user's posts, and the latest of each kind. */
export const PostsSection = ({ id }: { id: number }) => {
  const { posts } = useCopy().admin.user
  const { data, isError, refetch } = useQuery(postsQuery(id))
  const [kind, setKind] = useState<OwnPostKind>('comments')
  const chosen = data?.[kind]
  return (
    <section className="sheet" aria-label={posts.title}>
      <h2>{posts.title}</h2>
      {isError && <FailedList onRetry={refetch} />}
      <fieldset className="choices post-kinds">
        <legend className="for-screen-readers">{posts.title}</legend>
        {OWN_POST_KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)} />
            {posts.kinds[one]}
            <small className="number">{data?.[one].total}</small>
          </label>
        ))}
      </fieldset>
      {chosen && (
        <p className="quiet">
          {chosen.total === 0 ? posts.empty : posts.total(chosen.total)}
          {chosen.total > chosen.list.length && ` · ${posts.newest(chosen.list.length)}`}
        </p>
      )}
      <ul className="rows">
        {chosen?.list.map((writing) => (
          <Row key={writing.id} kind={kind} writing={writing} />
        ))}
      </ul>
    </section>
  )
}

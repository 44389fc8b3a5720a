import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { queueCountQuery } from './moderation.queries.ts'

/** The number of items in the review queue and of others that wait, in the sidebar. */
export const QueueCount = ({ others }: { others: number }) => {
  const { frame } = useCopy().admin
  const { data = 0 } = useQuery(queueCountQuery())
  const count = data + others
  if (count === 0) return null
  return (
    <small className="nav-count" role="img" aria-label={frame.toReview(count)}>
      {count > 99 ? '99+' : count}
    </small>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { queueCountQuery } from './moderation.queries.ts'

/** The number of items in the review queue, in the sidebar. */
export const QueueCount = () => {
  const { frame } = useCopy().admin
  const { data = 0 } = useQuery(queueCountQuery())
  if (data === 0) return null
  return (
    <small className="nav-count" role="img" aria-label={frame.toReview(data)}>
      {data > 99 ? '99+' : data}
    </small>
  )
}

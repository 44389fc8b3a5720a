import { Link, useNavigate } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { type ModerationSearch, QUEUE_ORDERS, QUEUE_SOURCES } from './moderation-search.ts'

export const QueueTabs = ({ search }: { search: ModerationSearch }) => {
  const { moderation } = useCopy().admin
  return (
    <nav className="screen-tabs" aria-label={moderation.queue}>
      {([undefined, ...QUEUE_SOURCES] as const).map((source) => (
        <Link
          key={source ?? 'all'}
          to={PATHS.moderation}
          search={{ source, order: search.order, size: search.size } as never}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={source === search.source ? 'page' : undefined}
        >
          {moderation.sources[source ?? 'all']}
        </Link>
      ))}
    </nav>
  )
}

export const QueueOrder = ({ search }: { search: ModerationSearch }) => {
  const { moderation } = useCopy().admin
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const next = { ...search, page: undefined, order: chosen === 'new' ? undefined : chosen }
    return navigate({ to: PATHS.moderation, search: next as never })
  }
  return (
    <select
      className="input place-select"
      aria-label={moderation.time}
      value={search.order ?? 'new'}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {QUEUE_ORDERS.map((name) => (
        <option key={name} value={name}>
          {moderation.sortOrders[name]}
        </option>
      ))}
    </select>
  )
}

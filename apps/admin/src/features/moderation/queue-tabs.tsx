import { useNavigate } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { Tabs } from '../../shared/tabs.tsx'
import { type ModerationSearch, QUEUE_ORDERS, QUEUE_SOURCES } from './moderation-search.ts'

export const QueueTabs = ({ search }: { search: ModerationSearch }) => {
  const { moderation } = useCopy().admin
  const { source, order, size } = search
  return (
    <Tabs
      label={moderation.queue}
      to={PATHS.moderation}
      names={['all', ...QUEUE_SOURCES]}
      current={source ?? 'all'}
      titles={moderation.sources}
      parameter="source"
      search={{ order, size }}
    />
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

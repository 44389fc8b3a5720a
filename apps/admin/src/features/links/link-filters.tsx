import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { DayFilters, Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { Tabs } from '../../shared/tabs.tsx'
import {
  isFiltered,
  LINK_TABS,
  type LinkSearch,
  type LinkTab,
  readLinkSearch,
} from './link-search.ts'
import { waitingLinksQuery } from './links.queries.ts'

export const LinkTabs = ({ tab }: { tab: LinkTab }) => {
  const { links } = useCopy().admin
  const { data: waiting } = useQuery(waitingLinksQuery())
  return (
    <Tabs
      label={links.title}
      to={PATHS.links}
      names={LINK_TABS}
      current={tab}
      titles={links.tabs}
      counts={{ waiting }}
    />
  )
}

export const LinkFilters = ({ search }: { search: LinkSearch }) => {
  const { links } = useCopy().admin
  const navigate = useNavigate()
  const { size, tab } = search
  const go = (next: LinkSearch) => navigate({ to: PATHS.links, search: next })
  return (
    <Filters
      shown={search}
      onSubmit={(form) => go(readLinkSearch({ ...form, size, tab }))}
      onReset={isFiltered(search) && (() => go({ tab }))}
    >
      <TextFilter name="name" label={links.name} value={search.name} />
      <DayFilters from={search.from} until={search.until} />
    </Filters>
  )
}

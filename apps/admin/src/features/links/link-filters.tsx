import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
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
    <nav className="screen-tabs" aria-label={links.title}>
      {LINK_TABS.map((name) => (
        <Link
          key={name}
          to={PATHS.links}
          search={{ tab: name === 'all' ? undefined : name }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={name === tab ? 'page' : undefined}
        >
          {links.tabs[name]}
          <small>{name === 'waiting' && waiting}</small>
        </Link>
      ))}
    </nav>
  )
}

/** Narrows the list through the address, and goes back to the first page. */
export const LinkFilters = ({ search }: { search: LinkSearch }) => {
  const { links, table } = useCopy().admin
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    const { size, tab } = search
    return navigate({ to: PATHS.links, search: readLinkSearch({ ...form, size, tab }) })
  }
  const reset = () => navigate({ to: PATHS.links, search: { tab: search.tab } })
  return (
    // A new address fills the fields anew.
    <form className="filters" key={JSON.stringify(search)} onSubmit={submit}>
      <input
        className="input"
        name="name"
        type="search"
        aria-label={links.name}
        placeholder={links.name}
        defaultValue={search.name}
      />
      <span className="days">
        <input
          className="input"
          name="from"
          type="date"
          aria-label={table.from}
          defaultValue={search.from}
        />
        {table.until}
        <input
          className="input"
          name="until"
          type="date"
          aria-label={table.until}
          defaultValue={search.until}
        />
      </span>
      <button type="submit" className="button">
        {table.search}
      </button>
      {isFiltered(search) && (
        <button type="button" className="button ghost" onClick={reset}>
          {table.reset}
        </button>
      )}
    </form>
  )
}

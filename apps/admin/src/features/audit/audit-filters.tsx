import { AUDIT_ENDINGS } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { administratorsQuery } from './audit.queries.ts'
import { type AuditSearch, isFiltered, readAuditSearch } from './audit-search.ts'

/** Narrows the log through the address, and goes back to the first page. */
export const AuditFilters = ({ search }: { search: AuditSearch }) => {
  const { audit, table } = useCopy().admin
  const { data: administrators = [] } = useQuery(administratorsQuery())
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    return navigate({ to: PATHS.audit, search: readAuditSearch({ ...form, size: search.size }) })
  }
  const days = [
    ['from', table.from, search.from],
    ['until', table.until, search.until],
  ] as const
  return (
    // A new address fills the fields anew, and so do the names when they come.
    <form
      className="filters"
      key={JSON.stringify([search, administrators.length])}
      onSubmit={submit}
    >
      <select className="input" name="who" aria-label={audit.who} defaultValue={search.who}>
        <option value="">{audit.anybody}</option>
        {administrators.map(({ id, nick_name }) => (
          <option key={id} value={id}>
            {nick_name}
          </option>
        ))}
      </select>
      <select className="input" name="act" aria-label={audit.act} defaultValue={search.act}>
        <option value="">{audit.anything}</option>
        {Object.entries(audit.acts).map(([act, words]) => (
          <option key={act} value={act}>
            {words}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="ending"
        aria-label={audit.ending}
        defaultValue={search.ending}
      >
        <option value="">{audit.anyEnding}</option>
        {AUDIT_ENDINGS.map((ending) => (
          <option key={ending} value={ending}>
            {audit.endings[ending]}
          </option>
        ))}
      </select>
      <span className="days">
        {days.map(([name, label, value]) => (
          <input
            key={name}
            className="input"
            name={name}
            type="date"
            aria-label={label}
            defaultValue={value}
          />
        ))}
      </span>
      <label className="tick">
        <input type="checkbox" name="autosaves" defaultChecked={search.autosaves} />
        {audit.autosaves}
      </label>
      <button type="submit" className="button">
        {table.search}
      </button>
      {isFiltered(search) && (
        <button
          type="button"
          className="button ghost"
          onClick={() => navigate({ to: PATHS.audit, search: {} })}
        >
          {table.reset}
        </button>
      )}
    </form>
  )
}

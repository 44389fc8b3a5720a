import { AUDIT_ENDINGS } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChoiceFilter, DayFilters, Filters } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { administratorsQuery } from './audit.queries.ts'
import { type AuditSearch, isFiltered, readAuditSearch } from './audit-search.ts'

export const AuditFilters = ({ search }: { search: AuditSearch }) => {
  const { audit } = useCopy().admin
  const { data: administrators = [] } = useQuery(administratorsQuery())
  const navigate = useNavigate()
  const go = (next: AuditSearch) => navigate({ to: PATHS.audit, search: next })
  return (
    <Filters
      shown={search}
      onSubmit={(form) => go(readAuditSearch({ ...form, size: search.size }))}
      onReset={isFiltered(search) && (() => go({}))}
    >
      <ChoiceFilter
        name="who"
        label={audit.user}
        value={search.who}
        any={audit.anyUser}
        choices={administrators.map(({ id, nick_name }) => [id, nick_name])}
      />
      <ChoiceFilter
        name="action"
        label={audit.action}
        value={search.action}
        any={audit.anyAction}
        choices={Object.entries(audit.actions)}
      />
      <ChoiceFilter
        name="ending"
        label={audit.outcome}
        value={search.ending}
        any={audit.anyOutcome}
        choices={AUDIT_ENDINGS.map((ending) => [ending, audit.outcomes[ending]])}
      />
      <DayFilters from={search.from} until={search.until} />
      <label className="tick">
        <input type="checkbox" name="autosaves" defaultChecked={search.autosaves} />
        {audit.autosaves}
      </label>
    </Filters>
  )
}

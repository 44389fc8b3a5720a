import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { DayFilters, Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { isNarrowed, type ModerationSearch, readModerationSearch } from './moderation-search.ts'

interface Props {
  readonly search: ModerationSearch
  readonly hasDays: boolean
  readonly field: RefObject<HTMLInputElement | null>
}

export const ModerationFilters = ({ search, hasDays, field }: Props) => {
  const { moderation } = useCopy().admin
  const navigate = useNavigate()
  const { size, source, order: direction } = search
  const go = (next: ModerationSearch) => navigate({ to: '.', search: next as never })
  return (
    <Filters
      shown={search}
      onSubmit={(form) => {
        // Returns the keyboard to the list.
        field.current?.blur()
        return go(readModerationSearch({ ...form, size, source, order: direction }))
      }}
      onReset={isNarrowed(search) && (() => go({ source, size }))}
    >
      <TextFilter name="text" label={moderation.text} value={search.text} ref={field} />
      <TextFilter name="name" label={moderation.author} value={search.name} />
      {hasDays && <DayFilters from={search.from} until={search.until} />}
    </Filters>
  )
}

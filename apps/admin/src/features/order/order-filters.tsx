import { useNavigate } from '@tanstack/react-router'
import type { RefObject, SubmitEvent } from 'react'
import { useCopy } from '../../shared/language.ts'
import { isNarrowed, type OrderSearch, readOrderSearch } from './order-search.ts'

interface Props {
  readonly search: OrderSearch
  readonly hasDays: boolean
  readonly field: RefObject<HTMLInputElement | null>
}

/** Narrows the list through the address, and goes back to the first page. */
export const OrderFilters = ({ search, hasDays, field }: Props) => {
  const { order, table } = useCopy().admin
  const navigate = useNavigate()
  const { size, source, order: direction } = search
  const go = (next: OrderSearch) => navigate({ to: '.', search: next as never })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    // Keys are about the list again.
    field.current?.blur()
    return go(readOrderSearch({ ...form, size, source, order: direction }))
  }
  return (
    // A new address fills the fields anew.
    <form className="filters" key={JSON.stringify(search)} onSubmit={submit}>
      <input
        ref={field}
        className="input"
        name="text"
        type="search"
        aria-label={order.text}
        placeholder={order.text}
        defaultValue={search.text}
      />
      <input
        className="input"
        name="name"
        type="search"
        aria-label={order.writer}
        placeholder={order.writer}
        defaultValue={search.name}
      />
      {hasDays && (
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
      )}
      <button type="submit" className="button">
        {table.search}
      </button>
      {isNarrowed(search) && (
        <button type="button" className="button ghost" onClick={() => go({ source, size })}>
          {table.reset}
        </button>
      )}
    </form>
  )
}

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCopy } from './language.ts'
import { pageOf, pagerNumbers, TABLE_SIZES, type TableSearch } from './table-search.ts'

const to = (page: number) => ({
  to: '.' as const,
  search: (before: object) => ({ ...before, page: page > 1 ? page : undefined }) as never,
})

interface FootProps {
  readonly search: TableSearch
  readonly total: number
  readonly sizes?: readonly [number, ...number[]]
}

/** The page size and the page number. Both are in the address. */
export const TableFoot = ({ search, total, sizes = TABLE_SIZES }: FootProps) => {
  const { table } = useCopy().admin
  const navigate = useNavigate()
  const { current, size } = pageOf(search, sizes)
  const pages = Math.max(1, Math.ceil(total / size))
  const choose = (chosen: number) =>
    navigate({
      to: '.',
      search: (before: object) => ({ ...before, size: chosen, page: undefined }) as never,
    })
  return (
    <footer className="table-foot">
      <select
        aria-label={table.pageSize}
        value={size}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {sizes.map((count) => (
          <option key={count} value={count}>
            {table.perPage(count)}
          </option>
        ))}
      </select>
      {pages > 1 && (
        <nav className="pager" aria-label={table.pages}>
          {current > 1 && (
            <Link {...to(current - 1)} aria-label={table.previous}>
              <IconChevronLeft aria-hidden size={18} stroke={1.6} />
            </Link>
          )}
          {pagerNumbers(current, pages).map((number) => {
            if (number < 0) return <span key={number}>…</span>
            if (number === current) {
              return (
                <span key={number} aria-current="page">
                  {number}
                </span>
              )
            }
            return (
              <Link key={number} {...to(number)}>
                {number}
              </Link>
            )
          })}
          {current < pages && (
            <Link {...to(current + 1)} aria-label={table.next}>
              <IconChevronRight aria-hidden size={18} stroke={1.6} />
            </Link>
          )}
        </nav>
      )}
    </footer>
  )
}

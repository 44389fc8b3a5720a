import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCopy } from './language.ts'
import { afterSortClick, type TableSearch } from './table-search.ts'

export interface Column<Row> {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row, place: number) => ReactNode
  readonly isSortable?: boolean
  /** Its cells repeat the head on a phone, where the heads are hidden. */
  readonly isLabelled?: boolean
  readonly className?: string
}

export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly choose: (ids: ReadonlySet<number>) => void
}

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined
  readonly idOf: (row: Row) => number
  readonly nameOf: (row: Row) => string
  /** Of a table that can be sorted. */
  readonly search?: TableSearch
  readonly selection?: Selection
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const
const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'] as const

const SortButton = ({ search, column }: { search: TableSearch; column: Column<never> }) => {
  const { table } = useCopy().admin
  const navigate = useNavigate()
  const isSorted = search.sort === column.key
  const Icon = isSorted
    ? search.direction === 'asc'
      ? IconArrowUp
      : IconArrowDown
    : IconArrowsSort
  const sort = () =>
    navigate({
      to: '.',
      search: (before: object) =>
        ({ ...before, page: undefined, ...afterSortClick(search, column.key) }) as never,
    })
  return (
    <button type="button" title={table.sortBy(column.head)} onClick={sort}>
      {column.head}
      <Icon aria-hidden size={14} stroke={1.6} />
    </button>
  )
}

const toggled = (ids: ReadonlySet<number>, id: number) => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** A table with sortable columns and row selection. The sort order is in the address. */
export const DataTable = <Row,>(props: Props<Row>) => {
  const { label, columns, rows, idOf, nameOf, search = {}, selection } = props
  const { table } = useCopy().admin
  const ids = rows?.map(idOf) ?? []
  const isAllChosen = ids.length > 0 && ids.every((id) => selection?.ids.has(id))
  return (
    <div className="table-box">
      <table className="table" aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {selection && (
              <th data-label={table.selectAll}>
                <input
                  type="checkbox"
                  className="box"
                  aria-label={table.selectAll}
                  checked={isAllChosen}
                  onChange={() => selection.choose(new Set(isAllChosen ? [] : ids))}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={
                  search.sort === column.key ? SORTED[search.direction ?? 'desc'] : undefined
                }
              >
                {column.isSortable ? (
                  <SortButton search={search} column={column as Column<never>} />
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined &&
            SKELETON_ROWS.map((key) => (
              <tr key={key}>
                <td colSpan={columns.length + (selection ? 1 : 0)}>
                  <span className="skeleton" />
                </td>
              </tr>
            ))}
          {rows?.map((row, place) => (
            <tr key={idOf(row)}>
              {selection && (
                <td>
                  <input
                    type="checkbox"
                    className="box"
                    aria-label={table.select(nameOf(row))}
                    checked={selection.ids.has(idOf(row))}
                    onChange={() => selection.choose(toggled(selection.ids, idOf(row)))}
                  />
                </td>
              )}
              {columns.map(({ key, head, cell, isLabelled, className }) => (
                <td key={key} className={className} data-label={isLabelled ? head : undefined}>
                  {cell(row, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

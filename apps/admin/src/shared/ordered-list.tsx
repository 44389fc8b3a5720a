import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCopy } from './language.ts'

/** Returns the rows with one row moved by one step. */
export const withMoved = <Row,>(rows: readonly Row[], place: number, step: 1 | -1): Row[] => {
  const next = [...rows]
  const [row] = next.splice(place, 1)
  if (row !== undefined) next.splice(place + step, 0, row)
  return next
}

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly onMove: (rows: readonly Row[]) => void
  /** State of a row, beside its name. */
  readonly details?: (row: Row) => ReactNode
  /** Buttons of a row, before those that move it. */
  readonly actions?: (row: Row) => ReactNode
}

/** Rows with two buttons each to change their order. */
export const OrderedList = <Row extends { readonly id: number }>(props: Props<Row>) => {
  const { rows, nameOf, onMove } = props
  const { actions } = useCopy().admin
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(rows.length)
  // A removed row takes the focus with it.
  useLayoutEffect(() => {
    const isRemoved = rows.length < count.current
    count.current = rows.length
    if (isRemoved && document.activeElement === document.body) list.current?.focus()
  }, [rows.length])
  return (
    <ol ref={list} className="ordered-list" tabIndex={-1}>
      {rows.map((row, place) => (
        <li key={row.id}>
          <span className="number quiet">{place + 1}</span>
          <div className="row-text">
            <b>{nameOf(row)}</b>
            {props.details?.(row)}
          </div>
          <div className="row-actions">
            {props.actions?.(row)}
            <button
              type="button"
              className="icon-button"
              aria-label={`${actions.up}: ${nameOf(row)}`}
              disabled={place === 0}
              onClick={() => onMove(withMoved(rows, place, -1))}
            >
              <IconArrowUp aria-hidden size={18} stroke={1.6} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`${actions.down}: ${nameOf(row)}`}
              disabled={place === rows.length - 1}
              onClick={() => onMove(withMoved(rows, place, 1))}
            >
              <IconArrowDown aria-hidden size={18} stroke={1.6} />
            </button>
          </div>
        </li>
      ))}
    </ol>
  )
}

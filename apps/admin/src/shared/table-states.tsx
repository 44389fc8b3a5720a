import type { ReactNode } from 'react'
import type { Selection } from './data-table.tsx'
import { useCopy } from './language.ts'

/** A failed list with a retry button. */
export const FailedList = ({ onRetry }: { onRetry: () => void }) => {
  const { table } = useCopy().admin
  return (
    <div className="blank" role="alert">
      <h2>{table.failed}</h2>
      <button type="button" className="button" onClick={onRetry}>
        {table.retry}
      </button>
    </div>
  )
}

const PLACES = ['a', 'b', 'c', 'd'] as const

/** Stands where a list of cards or rows will be, about as high. A table has its own. */
export const LoadingList = ({ shape }: { shape: 'cards' | 'rows' }) => (
  <div className="loading-list" data-shape={shape} aria-hidden>
    {PLACES.map((place) => (
      <span key={place} />
    ))}
  </div>
)

export const EmptyList = ({ text, children }: { text?: string; children?: ReactNode }) => {
  const { table } = useCopy().admin
  return (
    <div className="blank">
      <h2>{text ?? table.empty}</h2>
      {children}
    </div>
  )
}

/** The actions for all selected rows. */
export const SelectionBar = ({
  selection,
  children,
}: {
  selection: Selection
  children: ReactNode
}) => {
  const { table } = useCopy().admin
  if (selection.ids.size === 0) return null
  return (
    <section className="selection-bar" aria-label={table.selected(selection.ids.size)}>
      <span>{table.selected(selection.ids.size)}</span>
      {children}
      <button type="button" className="link" onClick={() => selection.choose(new Set())}>
        {table.clear}
      </button>
    </section>
  )
}

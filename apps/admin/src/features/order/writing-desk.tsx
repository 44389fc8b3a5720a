import { type Decision, LATELY_DAYS } from '@lanting/contract'
import { IconKeyboard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { toggled } from './desk-keys.rules.ts'
import { KeysDialog } from './keys-dialog.tsx'
import type { ListName } from './order.queries.ts'
import { OrderFilters } from './order-filters.tsx'
import { isNarrowed, ORDER_SIZES, type OrderSearch } from './order-search.ts'
import { useWritingDesk } from './use-writing-desk.ts'
import { WaitingBar } from './waiting-bar.tsx'
import type { Writing } from './writing.ts'
import { WritingTable } from './writing-table.tsx'

interface Props {
  readonly name: ListName
  readonly search: OrderSearch
  readonly decisions: readonly Decision[]
  readonly tabs?: ReactNode
  readonly ends?: ReactNode
  /** What else can be done with a row. */
  readonly rowActs?: (row: Writing) => ReactNode
}

type Desk = ReturnType<typeof useWritingDesk>

const DecideButtons = ({ decisions, desk }: Pick<Props, 'decisions'> & { desk: Desk }) => {
  const { order } = useCopy().admin
  const words = { keep: order.keepBoth, remove: order.remove, block: order.block }
  const looks = { keep: 'button ghost', remove: 'button red', block: 'button ghost' }
  return decisions.map((decision) => (
    <button
      key={decision}
      type="button"
      className={looks[decision]}
      title={decision === 'block' ? order.blockHint(LATELY_DAYS) : undefined}
      onClick={() => desk.actOnChosen(decision)}
    >
      {words[decision]}
    </button>
  ))
}

const ChosenWritings = ({ decisions, desk }: Pick<Props, 'decisions'> & { desk: Desk }) => {
  const { order, table } = useCopy().admin
  const { chosen, data, isChoosing } = desk
  if (chosen.size === 0) return null
  const total = data?.total ?? 0
  return (
    <section className="chosen-bar" aria-label={table.selected(chosen.size)}>
      <span role="status">{table.selected(chosen.size)}</span>
      {chosen.size < total && (
        <button type="button" className="link" disabled={isChoosing} onClick={desk.chooseAll}>
          {isChoosing ? order.choosing : order.chooseAll(total)}
        </button>
      )}
      <DecideButtons decisions={decisions} desk={desk} />
      <button type="button" className="link" onClick={() => desk.setChosen(new Map())}>
        {table.clear}
      </button>
    </section>
  )
}

/** A list of what people have written, to be looked through and decided on by mouse or keys. */
export const WritingDesk = ({ name, search, decisions, tabs, ends, rowActs }: Props) => {
  const { order, table } = useCopy().admin
  const desk = useWritingDesk(name, search, decisions)
  const { data, rows, isError, waiting, chosen } = desk
  const isEmpty = rows?.length === 0
  return (
    <>
      <div className="screen-head">
        <h1>{order[name]}</h1>
        <span className="quiet">{data && table.total(data.total)}</span>
        <div className="ends">
          {ends}
          <button type="button" className="button ghost" onClick={() => desk.setIsHelpOpen(true)}>
            <IconKeyboard aria-hidden size={18} stroke={1.6} />
            {order.keys.button}
            <kbd>?</kbd>
          </button>
        </div>
      </div>
      {tabs}
      <OrderFilters search={search} hasDays={name !== 'queue'} field={desk.field} />
      <ChosenWritings decisions={decisions} desk={desk} />
      <WaitingBar waiting={waiting} onUndo={desk.undo} />
      {isError && <FailedList onRetry={desk.refetch} />}
      {isEmpty && !waiting && (
        <EmptyList text={isNarrowed(search) ? table.nothingFound : order.empty[name]} />
      )}
      {!isError && !isEmpty && (
        <WritingTable
          label={order[name]}
          rows={rows}
          chosen={chosen}
          place={Math.min(desk.place, (rows?.length ?? 1) - 1)}
          decisions={decisions}
          hasReasons={name === 'queue'}
          hasPlace={name !== 'chat'}
          rowActs={rowActs}
          table={desk.table}
          onPlace={desk.setPlace}
          onToggle={(row) => desk.setChosen(toggled(chosen, row))}
          onTogglePage={desk.togglePage}
          onDecide={(decision, row) => desk.act(decision, [row])}
        />
      )}
      {data && data.total > 0 && !isEmpty && (
        <TableFoot search={search} total={data.total} sizes={ORDER_SIZES} />
      )}
      {desk.isHelpOpen && (
        <KeysDialog
          hasKeep={decisions.includes('keep')}
          onClose={() => desk.setIsHelpOpen(false)}
        />
      )}
    </>
  )
}

import { type Decision, LATELY_DAYS } from '@lanting/contract'
import { IconKeyboard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import type { ListName } from './moderation.queries.ts'
import { ModerationFilters } from './moderation-filters.tsx'
import type { ModerationItem } from './moderation-item.ts'
import { toggled } from './moderation-keys.rules.ts'
import { isNarrowed, MODERATION_SIZES, type ModerationSearch } from './moderation-search.ts'
import { ModerationTable } from './moderation-table.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useModeration } from './use-moderation.ts'

interface Props {
  readonly name: ListName
  readonly search: ModerationSearch
  readonly decisions: readonly Decision[]
  readonly tabs?: ReactNode
  readonly ends?: ReactNode
  /** The number of other items to decide, which stand above the list. */
  readonly others?: number
  /** Moves the focus to what stands above the list, before its first row. */
  readonly onBefore?: () => void
  /** Additional actions of a row. */
  readonly rowActions?: (row: ModerationItem) => ReactNode
}

type Moderation = ReturnType<typeof useModeration>

const DecideButtons = ({
  decisions,
  moderation,
}: Pick<Props, 'decisions'> & { moderation: Moderation }) => {
  const { moderation: copy } = useCopy().admin
  const labels = { keep: copy.keepBoth, remove: copy.remove, block: copy.block }
  const looks = { keep: 'button ghost', remove: 'button red', block: 'button ghost' }
  return decisions.map((decision) => (
    <button
      key={decision}
      type="button"
      className={looks[decision]}
      title={decision === 'block' ? copy.blockHint(LATELY_DAYS) : undefined}
      onClick={() => moderation.actOnSelected(decision)}
    >
      {labels[decision]}
    </button>
  ))
}

const SelectedPosts = ({
  decisions,
  moderation,
}: Pick<Props, 'decisions'> & { moderation: Moderation }) => {
  const { moderation: copy, table } = useCopy().admin
  const { chosen, data, isChoosing } = moderation
  if (chosen.size === 0) return null
  const total = data?.total ?? 0
  return (
    <section className="selection-bar" aria-label={table.selected(chosen.size)}>
      <span role="status">{table.selected(chosen.size)}</span>
      {chosen.size < total && (
        <button type="button" className="link" disabled={isChoosing} onClick={moderation.chooseAll}>
          {isChoosing ? copy.selecting : copy.selectAll(total)}
        </button>
      )}
      <DecideButtons decisions={decisions} moderation={moderation} />
      <button type="button" className="link" onClick={() => moderation.setChosen(new Map())}>
        {table.clear}
      </button>
    </section>
  )
}

/** A list of posts to review by mouse or keyboard. */
export const ModerationScreen = (props: Props) => {
  const { name, search, decisions, tabs, ends, others = 0, rowActions, onBefore } = props
  const { moderation: copy, table } = useCopy().admin
  const moderation = useModeration(name, search, decisions, onBefore)
  const { data, rows, isError, waiting, chosen } = moderation
  const isEmpty = rows?.length === 0
  const emptyText = others > 0 ? copy.emptyBesides : copy.empty[name]
  return (
    <>
      <div className="screen-head">
        <h1>{copy[name]}</h1>
        <span className="quiet">{data && table.total(data.total + others)}</span>
        <div className="ends">
          {ends}
          <button
            type="button"
            className="button ghost keys-button"
            onClick={() => moderation.setIsHelpOpen(true)}
          >
            <IconKeyboard aria-hidden size={18} stroke={1.6} />
            {copy.keys.button}
            <kbd>?</kbd>
          </button>
        </div>
      </div>
      {tabs}
      <ModerationFilters search={search} hasDays={name !== 'queue'} field={moderation.field} />
      <SelectedPosts decisions={decisions} moderation={moderation} />
      <UndoBar waiting={waiting} onUndo={moderation.undo} />
      {isError && <FailedList onRetry={moderation.refetch} />}
      {isEmpty && !waiting && (
        <EmptyList text={isNarrowed(search) ? table.nothingFound : emptyText} />
      )}
      {!isError && !isEmpty && (
        <ModerationTable
          label={copy[name]}
          rows={rows}
          chosen={chosen}
          place={Math.min(moderation.place, (rows?.length ?? 1) - 1)}
          decisions={decisions}
          hasReasons={name === 'queue'}
          hasPlace={name !== 'chat'}
          rowActions={rowActions}
          table={moderation.table}
          onPlace={moderation.setPlace}
          onToggle={(row) => moderation.setChosen(toggled(chosen, row))}
          onTogglePage={moderation.togglePage}
          onDecide={(decision, row) => moderation.action(decision, [row])}
        />
      )}
      {data && data.total > 0 && !isEmpty && (
        <TableFoot search={search} total={data.total} sizes={MODERATION_SIZES} />
      )}
      {moderation.isHelpOpen && (
        <KeysDialog
          hasKeep={decisions.includes('keep')}
          onClose={() => moderation.setIsHelpOpen(false)}
        />
      )}
    </>
  )
}

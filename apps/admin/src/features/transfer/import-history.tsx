import { IMPORT_PARTS, type ImportEntry } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { FailedList } from '../../shared/table-states.tsx'

interface Props {
  readonly isBusy: boolean
  readonly onUndo: (id: number) => void
}

/** The last imports. Each can be undone. */
export const ImportHistory = ({ isBusy, onUndo }: Props) => {
  const copy = useCopy()
  const { transfer } = copy.admin
  const {
    data: imports = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: ['imports'],
    queryFn: () => api.getImportList(undefined, { quiet: true }),
  })
  if (isError) return <FailedList onRetry={refetch} />
  if (imports.length === 0) return null

  const undo = async ({ id, name, kind }: ImportEntry) => {
    const text = `${transfer.undoTitle(name || transfer.kinds[kind])} ${transfer.undoText}`
    if (await confirm({ text, yes: transfer.undo, danger: true })) onUndo(id)
  }
  const stateOf = ({ state, parts }: ImportEntry) => {
    if (state === 'running') return transfer.inProgress
    if (state === 'undone') return transfer.undone
    const added = IMPORT_PARTS.filter((part) => parts[part] > 0)
    const words = added.map((part) => `${parts[part]} ${transfer.parts[part](parts[part])}`)
    return [...(state === 'failed' ? [transfer.failed] : []), ...words].join(copy.listSeparator)
  }
  return (
    <div className="import-history">
      <h3>{transfer.historyTitle}</h3>
      <ul>
        {imports.map((entry) => (
          <li key={entry.id}>
            <span>
              <b>{entry.name || transfer.kinds[entry.kind]}</b>
              <span className="quiet"> {transfer.kinds[entry.kind]}</span>
            </span>
            <span className="quiet">{fullDate(entry.createdAtMs)}</span>
            <span className="quiet import-history-state">{stateOf(entry)}</span>
            {entry.state !== 'undone' && (
              <button
                type="button"
                className="button ghost"
                disabled={isBusy || entry.state === 'running'}
                onClick={() => undo(entry)}
              >
                {transfer.undo}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

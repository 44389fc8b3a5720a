import type { ListeningSession } from '@lanting/contract'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { confirm } from '../../../shared/confirm.ts'
import { type Column, DataTable } from '../../../shared/data-table.tsx'
import { dueDate } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'
import { RowAction } from '../../../shared/row-action.tsx'
import { EmptyList, FailedList } from '../../../shared/table-states.tsx'
import { useAction } from '../../../shared/use-action.ts'
import { LISTENING, sessionsQuery } from './listening.queries.ts'

const MINUTE_MS = 60_000

const useColumns = (): Column<ListeningSession>[] => {
  const { listening, table } = useCopy().admin
  const action = useAction(LISTENING)
  const cancel = async ({ id, title, isOn }: ListeningSession) => {
    const text = listening.confirmCancel(title, isOn)
    const answers = { yes: isOn ? listening.end : listening.cancel, no: listening.keep }
    if (!(await confirm({ text, ...answers, danger: true }))) return
    await action(() => api.deleteListeningSession({ params: { id } }), listening.cancelled)
  }
  return [
    {
      key: 'title',
      head: listening.name,
      className: 'wide-cell',
      cell: ({ title, isOn }) => (
        <>
          <b>{title}</b>{' '}
          {isOn && (
            <span className="chip" data-tone="green">
              {listening.isOn}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'playlist',
      head: listening.playlist,
      isLabelled: true,
      cell: ({ playlist_name }) => playlist_name,
    },
    {
      key: 'starts',
      head: listening.starts,
      isLabelled: true,
      className: 'number tight',
      cell: ({ startsAtMs }) => dueDate(startsAtMs),
    },
    {
      key: 'length',
      head: listening.minutes,
      isLabelled: true,
      className: 'number quiet tight',
      cell: ({ startsAtMs, endsAtMs }) =>
        listening.length(Math.round((endsAtMs - startsAtMs) / MINUTE_MS)),
    },
    {
      key: 'repeats',
      head: listening.repeats,
      isLabelled: true,
      className: 'tight',
      cell: ({ isWeekly }) => listening.repeat[isWeekly ? 'weekly' : 'once'],
    },
    {
      key: 'acts',
      head: table.actions,
      cell: (row) => (
        <div className="actions">
          <RowAction
            name={listening.cancel}
            of={row.title}
            Icon={IconTrash}
            onClick={() => cancel(row)}
          />
        </div>
      ),
    },
  ]
}

/** The planned sessions, the next one first. */
export const SessionList = () => {
  const { listening } = useCopy().admin
  const { data, isError, refetch } = useQuery(sessionsQuery())
  const columns = useColumns()
  if (isError && !data) return <FailedList onRetry={refetch} />
  if (data?.length === 0) return <EmptyList text={listening.empty} />
  return (
    <DataTable<ListeningSession>
      label={listening.sessions}
      columns={columns}
      rows={data}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
    />
  )
}

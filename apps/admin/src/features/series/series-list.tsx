import type { AdminSeries } from '@lanting/contract'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { SERIES, seriesListQuery } from './series.queries.ts'
import { SeriesDialog } from './series-dialog.tsx'
import './series.css'

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

type Open = { readonly edited?: AdminSeries }

/** All series, newest first. */
export const SeriesList = () => {
  const { series, taxonomy, actions, table } = useCopy().admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(seriesListQuery())
  const [open, setOpen] = useState<Open>()
  const refresh = () => queries.invalidateQueries({ queryKey: SERIES })

  const done = () => {
    setOpen(undefined)
    showToast('info', actions.done)
    void refresh()
  }
  const remove = async ({ id, title }: AdminSeries) => {
    const text = series.confirmDelete(title)
    if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
    await api.deleteSeries({ params: { id } })
    showToast('info', series.deleted)
    await refresh()
  }
  const columns: Column<AdminSeries>[] = [
    {
      key: 'title',
      head: series.name,
      className: 'wide-cell',
      cell: ({ title }) => <b>{title}</b>,
    },
    {
      key: 'articles',
      head: series.articles,
      cell: ({ articles }) => (
        <span title={articles.map(({ article_title }) => article_title).join('\n')}>
          {series.count(articles.length)}
        </span>
      ),
    },
    {
      key: 'created',
      head: taxonomy.created,
      className: 'number quiet',
      cell: ({ createdAt }) => shortDate(createdAt, Date.now()),
    },
    {
      key: 'acts',
      head: table.actions,
      cell: (row) => (
        <div className="actions">
          <button
            type="button"
            className="icon-button"
            aria-label={`${actions.edit}: ${row.title}`}
            title={actions.edit}
            onClick={() => setOpen({ edited: row })}
          >
            <IconPencil {...ICON} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`${actions.delete}: ${row.title}`}
            title={actions.delete}
            onClick={() => remove(row)}
          >
            <IconTrash {...ICON} />
          </button>
        </div>
      ),
    },
  ]
  return (
    <>
      <div className="screen-head">
        <h1>{series.title}</h1>
        <div className="ends">
          <button type="button" className="button" onClick={() => setOpen({})}>
            <IconPlus aria-hidden size={18} stroke={1.8} />
            {series.add}
          </button>
        </div>
      </div>
      <p className="quiet lead">{series.lead}</p>
      {isError && <FailedList onRetry={refetch} />}
      {data?.length === 0 && <EmptyList text={series.empty} />}
      {!isError && data?.length !== 0 && (
        <DataTable<AdminSeries>
          label={series.title}
          columns={columns}
          rows={data}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          search={{}}
        />
      )}
      {open && (
        <SeriesDialog edited={open.edited} onDone={done} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

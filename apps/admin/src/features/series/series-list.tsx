import { type AdminSeries, ARTICLE_STATUS, articlePath } from '@lanting/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { SiteLink } from '../../shared/site-link.tsx'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { useAction } from '../../shared/use-action.ts'
import { SERIES, seriesListQuery } from './series.queries.ts'
import { SeriesDialog } from './series-dialog.tsx'

type Open = { readonly edited?: AdminSeries }

/** A series is shown on its articles: the link leads to the first that readers can see. */
const SeriesLink = ({ series: { title, articles } }: { series: AdminSeries }) => {
  const first = articles.find(({ status }) => status === ARTICLE_STATUS.public)
  return first && <SiteLink href={articlePath(first)} of={title} />
}

/** All series, newest first. */
export const SeriesList = () => {
  const { series, taxonomy, actions, table } = useCopy().admin
  const { data, isError, refetch } = useQuery(seriesListQuery())
  const [open, setOpen] = useState<Open>()
  const action = useAction(SERIES)

  const done = () => {
    setOpen(undefined)
    void action(async () => undefined, actions.done)
  }
  const remove = async ({ id, title }: AdminSeries) => {
    const text = series.confirmDelete(title)
    if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
    await action(() => api.deleteSeries({ params: { id } }), series.deleted)
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
      isLabelled: true,
      className: 'number quiet',
      cell: ({ createdAt }) => shortDate(createdAt, Date.now()),
    },
    {
      key: 'acts',
      head: table.actions,
      cell: (row) => (
        <div className="actions">
          <SeriesLink series={row} />
          <RowAction
            name={actions.edit}
            of={row.title}
            Icon={IconPencil}
            onClick={() => setOpen({ edited: row })}
          />
          <RowAction
            name={actions.delete}
            of={row.title}
            Icon={IconTrash}
            onClick={() => remove(row)}
          />
        </div>
      ),
    },
  ]
  return (
    <>
      <ScreenHead title={series.title} add={{ name: series.add, onClick: () => setOpen({}) }} />
      <p className="quiet lead">{series.lead}</p>
      {isError && !data && <FailedList onRetry={refetch} />}
      {data?.length === 0 && <EmptyList text={series.empty} />}
      {(data ? data.length > 0 : !isError) && (
        <DataTable<AdminSeries>
          label={series.title}
          columns={columns}
          rows={data}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
        />
      )}
      {open && (
        <SeriesDialog edited={open.edited} onDone={done} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

import type { AdminArticle } from '@lanting/contract'
import { IconPlus, IconSortAscending } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DataTable } from '../../shared/data-table.tsx'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { EmptyList, FailedList, SelectionBar } from '../../shared/table-states.tsx'
import { useSelection } from '../../shared/use-selection.ts'
import { useArticleActions } from './article-actions.ts'
import { articleColumns } from './article-columns.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { type ArticleSearch, isFiltered } from './article-search.ts'
import { ArticleTabs } from './article-tabs.tsx'
import { articleListQuery } from './articles.queries.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { ManuscriptList } from './manuscript-list.tsx'
import { PinnedOrderDialog } from './pinned-order-dialog.tsx'
import { useManuscripts } from './use-manuscripts.ts'

export const ArticleList = ({ search }: { search: ArticleSearch }) => {
  const copy = useCopy()
  const { articles, actions: actionCopy, table } = copy.admin
  const { tab = 'all' } = search
  const { data, isError, refetch } = useQuery(articleListQuery(search))
  const manuscripts = useManuscripts(search)
  const actions = useArticleActions()
  const selection = useSelection()
  const [isOrdering, setOrdering] = useState(false)
  const [isBulk, setBulk] = useState(false)
  const chosen = (data?.list ?? []).filter(({ id }) => selection.ids.has(id))
  const total = data && manuscripts.total !== undefined ? data.total + manuscripts.total : undefined

  return (
    <>
      <div className="screen-head">
        <h1>{articles.title}</h1>
        <span className="quiet">{total !== undefined && articles.total(total)}</span>
        <div className="ends">
          <button type="button" className="button ghost" onClick={() => setOrdering(true)}>
            <IconSortAscending aria-hidden size={18} stroke={1.6} />
            {articles.order}
          </button>
          <Link className="button" to={PATHS.editor}>
            <IconPlus aria-hidden size={18} stroke={1.8} />
            {actionCopy.add}
          </Link>
        </div>
      </div>
      <ArticleTabs tab={tab} />
      <ArticleFilters search={search} />
      <ManuscriptList manuscripts={manuscripts} actions={actions} />
      <SelectionBar selection={selection}>
        {tab === 'trash' ? (
          <>
            <button type="button" className="button ghost" onClick={() => actions.restore(chosen)}>
              {actionCopy.restore}
            </button>
            <button type="button" className="button red" onClick={() => actions.purge(chosen)}>
              {articles.purge}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button ghost" onClick={() => setBulk(true)}>
              {articles.bulk.open}
            </button>
            <button type="button" className="button red" onClick={() => actions.trash(chosen)}>
              {actionCopy.delete}
            </button>
          </>
        )}
      </SelectionBar>
      {(isError || manuscripts.isError) && (
        <FailedList onRetry={() => Promise.all([refetch(), manuscripts.refetch()])} />
      )}
      {total === 0 && <EmptyList text={isFiltered(search) ? table.nothingFound : table.empty} />}
      {!isError && data?.total !== 0 && (
        <DataTable<AdminArticle>
          label={articles.title}
          columns={articleColumns({ copy, actions })}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ article_title }) => article_title}
          search={search}
          selection={selection}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
      {isBulk && (
        <BulkDialog
          chosen={chosen}
          onDone={(count) => actions.changedMany(count)}
          onClose={() => setBulk(false)}
        />
      )}
      {isOrdering && <PinnedOrderDialog onClose={() => setOrdering(false)} />}
    </>
  )
}

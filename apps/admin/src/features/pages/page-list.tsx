import { ownerPagePath } from '@lanting/contract'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { OrderedList } from '../../shared/ordered-list.tsx'
import { PATHS } from '../../shared/paths.ts'
import { SiteLink } from '../../shared/site-link.tsx'
import { EmptyList, FailedList, LoadingList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { PAGES, pageListQuery } from './pages.queries.ts'

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

/** The pages in the order of the menus. */
export const PageList = () => {
  const { pages, actions } = useCopy().admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(pageListQuery())
  const refresh = () => queries.invalidateQueries({ queryKey: PAGES })

  const move = async (rows: readonly { readonly id: number }[]) => {
    await api.updatePageOrder({ body: { idList: rows.map(({ id }) => id) } }).catch(() => undefined)
    await refresh()
  }
  const remove = async ({ id, title }: { id: number; title: string }) => {
    if (!(await confirm({ text: pages.confirmDelete(title), yes: actions.delete, danger: true })))
      return
    await api.deletePage({ params: { id } })
    showToast('info', pages.deleted)
    await refresh()
  }

  return (
    <>
      <div className="screen-head">
        <h1>{pages.title}</h1>
        <div className="ends">
          <Link className="button" to={PATHS.page}>
            <IconPlus aria-hidden size={18} stroke={1.8} />
            {pages.add}
          </Link>
        </div>
      </div>
      <p className="quiet lead">{pages.lead}</p>
      {isError && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="rows" />}
      {data?.length === 0 && <EmptyList text={pages.empty} />}
      {data && data.length > 0 && (
        <section className="sheet">
          <OrderedList
            rows={data}
            nameOf={({ title }) => title}
            onMove={move}
            details={({ place }) => (
              <span className="chip" data-tone={place === 'none' ? undefined : 'green'}>
                {pages.places[place]}
              </span>
            )}
            actions={(page) => (
              <>
                <SiteLink href={ownerPagePath(page.id)} of={page.title} />
                <Link
                  className="icon-button"
                  to={PATHS.page}
                  search={{ id: page.id }}
                  aria-label={`${actions.edit}: ${page.title}`}
                  title={actions.edit}
                >
                  <IconPencil {...ICON} />
                </Link>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`${actions.delete}: ${page.title}`}
                  title={actions.delete}
                  onClick={() => remove(page)}
                >
                  <IconTrash {...ICON} />
                </button>
              </>
            )}
          />
        </section>
      )}
    </>
  )
}

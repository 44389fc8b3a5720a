import { articleListPath } from '@lanting/contract'
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { Filters, TextFilter } from '../../shared/filters.tsx'
import { shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { SiteLink } from '../../shared/site-link.tsx'
import { shortText } from '../../shared/table-search.ts'
import { EmptyList, FailedList, SelectionBar } from '../../shared/table-states.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { type TaxonomySearch, taxonomyListQuery } from './taxonomy.queries.ts'
import { DeleteDialog, MergeDialog, NameDialog } from './taxonomy-dialogs.tsx'
import { type Label, TAXONOMY_KINDS, type TaxonomyKind } from './taxonomy-kinds.ts'

type Open =
  | { readonly action: 'name'; readonly label?: Label }
  | { readonly action: 'merge' | 'delete'; readonly chosen: readonly Label[] }

const TaxonomyTabs = ({ kind }: { kind: TaxonomyKind }) => {
  const { taxonomy } = useCopy().admin
  return (
    <Tabs
      label={taxonomy.title}
      to={PATHS.taxonomy}
      names={TAXONOMY_KINDS}
      current={kind}
      titles={taxonomy.tabs}
      parameter="kind"
    />
  )
}

const TaxonomyFilter = ({ search }: { search: TaxonomySearch }) => {
  const { taxonomy } = useCopy().admin
  const navigate = useNavigate()
  const { kind, name, size } = search
  return (
    <Filters
      shown={[kind, name]}
      onSubmit={(form) =>
        navigate({ to: PATHS.taxonomy, search: { kind, size, name: shortText(form.name) } })
      }
    >
      <TextFilter name="name" label={taxonomy.name[kind ?? 'category']} value={name} />
    </Filters>
  )
}

export const TaxonomyList = ({ search }: { search: TaxonomySearch }) => {
  const { taxonomy, actions, table } = useCopy().admin
  const { kind = 'category' } = search
  const { data, isError, refetch } = useQuery(taxonomyListQuery(search))
  const queries = useQueryClient()
  const selection = useSelection()
  const [open, setOpen] = useState<Open>()
  const chosen = (data?.list ?? []).filter(({ id }) => selection.ids.has(id))

  const close = () => setOpen(undefined)
  const done = () => {
    close()
    selection.choose(new Set())
    showToast('info', actions.done)
    queries.invalidateQueries({ queryKey: ['taxonomy'] })
    queries.invalidateQueries({ queryKey: ['articles'] })
  }
  const button = (name: string, Icon: typeof IconPencil, label: Label, onClick: () => void) => (
    <RowAction name={name} of={label.name} Icon={Icon} onClick={onClick} />
  )
  const columns: Column<Label>[] = [
    {
      key: 'name',
      head: taxonomy.name[kind],
      className: 'wide-cell',
      cell: ({ name }) => <b className="taxonomy-name">{name}</b>,
    },
    {
      key: 'articles',
      head: taxonomy.articles,
      isLabelled: true,
      className: 'number',
      cell: ({ id, shown, total }) => (
        <Link
          className="link"
          to={PATHS.articles}
          search={{ [kind]: id }}
          title={taxonomy.articlesHint(shown, total)}
        >
          {total}
        </Link>
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
      cell: (label) => (
        <div className="actions">
          {label.shown > 0 && (
            <SiteLink
              href={articleListPath({ type: kind, id: label.id }, label.name)}
              of={label.name}
            />
          )}
          {button(actions.edit, IconPencil, label, () => setOpen({ action: 'name', label }))}
          {button(taxonomy.merge, IconArrowMerge, label, () =>
            setOpen({ action: 'merge', chosen: [label] }),
          )}
          {button(actions.delete, IconTrash, label, () =>
            setOpen({ action: 'delete', chosen: [label] }),
          )}
        </div>
      ),
    },
  ]

  return (
    <>
      <ScreenHead
        title={taxonomy.title}
        note={data && table.total(data.total)}
        add={{ name: taxonomy.add[kind], onClick: () => setOpen({ action: 'name' }) }}
      />
      <TaxonomyTabs kind={kind} />
      <TaxonomyFilter search={search} />
      <SelectionBar selection={selection}>
        <button
          type="button"
          className="button ghost"
          onClick={() => setOpen({ action: 'merge', chosen })}
        >
          {taxonomy.merge}
        </button>
        <button
          type="button"
          className="button red"
          onClick={() => setOpen({ action: 'delete', chosen })}
        >
          {actions.delete}
        </button>
      </SelectionBar>
      {isError && <FailedList onRetry={refetch} />}
      {data?.total === 0 && (
        <EmptyList text={search.name ? table.nothingFound : taxonomy.empty[kind]} />
      )}
      {!isError && data?.total !== 0 && (
        <DataTable<Label>
          label={taxonomy.tabs[kind]}
          columns={columns}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          search={search}
          selection={selection}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
      {open?.action === 'name' && (
        <NameDialog kind={kind} label={open.label} onDone={done} onClose={close} />
      )}
      {open?.action === 'merge' && (
        <MergeDialog kind={kind} chosen={open.chosen} onDone={done} onClose={close} />
      )}
      {open?.action === 'delete' && (
        <DeleteDialog kind={kind} chosen={open.chosen} onDone={done} onClose={close} />
      )}
    </>
  )
}

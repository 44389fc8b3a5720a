import { ADMIN_LENGTH, type Redirect } from '@lanting/contract'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextField } from '../../shared/field.tsx'
import { Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useClientId } from '../../shared/use-client-id.ts'
import {
  REDIRECTS,
  type RedirectSearch,
  readRedirectSearch,
  redirectListQuery,
} from './redirects.queries.ts'

interface FormProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

const RedirectForm = ({ onDone, onClose }: FormProps) => {
  const { redirects } = useCopy().admin
  const { clientId } = useClientId()
  const send = (form: FormData) => {
    const body = { path: formText(form, 'path'), target: formText(form, 'target') }
    return api.addRedirect({ body: { ...body, client_id: clientId(body) } }, { quiet: true })
  }
  return (
    <DialogForm title={redirects.add} onSubmit={send} onDone={onDone} onClose={onClose}>
      <TextField
        label={redirects.path}
        hint={redirects.pathHint}
        name="path"
        required
        maxLength={ADMIN_LENGTH.redirect}
        placeholder="/2019/tea.html"
      />
      <TextField
        label={redirects.target}
        hint={redirects.targetHint}
        name="target"
        required
        maxLength={ADMIN_LENGTH.redirect}
        placeholder="/article/tea"
      />
    </DialogForm>
  )
}

/** The addresses that lead to another one: of imported texts, of earlier slugs, and of the owner. */
export const RedirectList = ({ search }: { search: RedirectSearch }) => {
  const { redirects, actions, table } = useCopy().admin
  const { data, isError, refetch } = useQuery(redirectListQuery(search))
  const [isAdding, setAdding] = useState(false)
  const action = useAction(REDIRECTS)
  const navigate = useNavigate()
  const go = (next: RedirectSearch) => navigate({ to: PATHS.redirects, search: next })

  const done = () => {
    setAdding(false)
    void action(async () => undefined, actions.done)
  }
  const remove = async ({ path }: Redirect) => {
    const text = redirects.confirmDelete(path)
    if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
    await action(() => api.deleteRedirect({ body: { path } }), redirects.deleted)
  }
  const columns: Column<Redirect>[] = [
    {
      key: 'path',
      head: redirects.path,
      className: 'wide-cell',
      cell: ({ path }) => <b>{path}</b>,
    },
    {
      key: 'target',
      head: redirects.target,
      isLabelled: true,
      className: 'wide-cell',
      cell: ({ target, title }) => (
        <a href={target} target="_blank" rel="noopener">
          {title ?? target}
        </a>
      ),
    },
    {
      key: 'kind',
      head: redirects.kind,
      className: 'tight',
      cell: ({ kind }) => <span className="chip">{redirects.kinds[kind]}</span>,
    },
    {
      key: 'acts',
      head: table.actions,
      cell: (row) => (
        <div className="actions">
          <RowAction
            name={actions.delete}
            of={row.path}
            Icon={IconTrash}
            onClick={() => remove(row)}
          />
        </div>
      ),
    },
  ]
  return (
    <>
      <ScreenHead
        title={redirects.title}
        add={{ name: redirects.add, onClick: () => setAdding(true) }}
      />
      <p className="quiet lead">{redirects.lead}</p>
      <Filters
        shown={search}
        onSubmit={(form) => go(readRedirectSearch({ ...form, size: search.size }))}
        onReset={search.path !== undefined && (() => go({}))}
      >
        <TextFilter name="path" label={redirects.path} value={search.path} />
      </Filters>
      {isError && !data && <FailedList onRetry={refetch} />}
      {data?.total === 0 && (
        <EmptyList text={search.path === undefined ? redirects.empty : table.nothingFound} />
      )}
      {(data ? data.total > 0 : !isError) && (
        <DataTable<Redirect>
          label={redirects.title}
          columns={columns}
          rows={data?.list}
          idOf={(row) => data?.list.indexOf(row) ?? 0}
          nameOf={({ path }) => path}
          search={search}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
      {isAdding && <RedirectForm onDone={done} onClose={() => setAdding(false)} />}
    </>
  )
}

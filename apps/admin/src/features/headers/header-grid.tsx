import { ADMIN_LENGTH, type PageHeader, ROUTE_NAMES, type RouteName } from '@lanting/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, failureText } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { Cover } from '../../shared/cover.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'
import { FailedList, LoadingList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'

const HEADERS = ['pageHeaders'] as const
const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/** The default artwork of a route, light and dark. */
const OwnDrawing = ({ routeName }: { routeName: RouteName }) => {
  const url = (scheme: string) => `/art/headers/${kebab(routeName)}-${scheme}-wide.avif`
  return (
    <>
      <img className="cover by-day" src={url('light')} alt="" loading="lazy" />
      <img className="cover by-night" src={url('dark')} alt="" loading="lazy" />
    </>
  )
}

interface ChooserProps {
  readonly routeName: RouteName
  readonly header: PageHeader | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

const HeaderChooser = ({ routeName, header, onDone, onClose }: ChooserProps) => {
  const copy = useCopy()
  const { headers, actions } = copy.admin
  const [url, setUrl] = useState(header?.bg_url ?? '')
  const saving = useMutation({
    mutationFn: () =>
      api.addOrUpdatePageHeader(
        { body: { ...(header && { id: header.id }), route_name: routeName, bg_url: url.trim() } },
        { quiet: true },
      ),
    onSuccess: () => {
      showToast('info', headers.saved)
      onDone()
    },
  })
  return (
    <Dialog title={copy.titles[routeName]} onClose={onClose}>
      <div className="form">
        <PictureInput
          label={headers.chosen}
          shape="wide"
          withArt
          isBanner
          painting={{ article_title: routeName, category_id: null, article_id: null }}
          value={url}
          onChange={setUrl}
        />
        <TextField
          label={headers.byAddress}
          hint={headers.addressHint}
          fault={saving.isError ? failureText(saving.error, copy) : undefined}
          maxLength={ADMIN_LENGTH.setting}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </div>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={onClose}>
          {actions.cancel}
        </button>
        <button
          type="button"
          className="button"
          disabled={url.trim() === ''}
          aria-busy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {actions.save}
        </button>
      </div>
    </Dialog>
  )
}

/** The header image of every page. */
export const HeaderGrid = () => {
  const copy = useCopy()
  const { headers } = copy.admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: HEADERS,
    queryFn: () => api.getPageHeaders(undefined, { quiet: true }),
  })
  const [open, setOpen] = useState<RouteName>()
  const headerOf = (name: RouteName) => data?.find(({ route_name }) => route_name === name)
  const done = () => {
    setOpen(undefined)
    return queries.invalidateQueries({ queryKey: HEADERS })
  }
  const resetHeader = async (routeName: RouteName, { id }: PageHeader) => {
    const text = headers.confirmBack(copy.titles[routeName])
    if (!(await confirm({ text, yes: headers.back }))) return
    await api.deletePageHeader({ body: { id } })
    await done()
  }

  return (
    <>
      <div className="screen-head">
        <h1>{headers.title}</h1>
      </div>
      <p className="quiet lead">{headers.lead}</p>
      {isError && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="cards" />}
      <ul className="header-grid">
        {(data ? ROUTE_NAMES : []).map((name) => {
          const header = headerOf(name)
          return (
            <li key={name} className="header-card">
              {header ? <Cover url={header.bg_url} /> : <OwnDrawing routeName={name} />}
              <div className="header-line">
                <b>{copy.titles[name]}</b>
                <small className="quiet">{header ? headers.chosen : headers.own}</small>
                <span className="actions">
                  {header && (
                    <button
                      type="button"
                      className="link"
                      aria-label={`${headers.back}: ${copy.titles[name]}`}
                      onClick={() => resetHeader(name, header)}
                    >
                      {headers.back}
                    </button>
                  )}
                  <button
                    type="button"
                    className="link"
                    aria-label={`${headers.choose}: ${copy.titles[name]}`}
                    onClick={() => setOpen(name)}
                  >
                    {headers.choose}
                  </button>
                </span>
              </div>
            </li>
          )
        })}
      </ul>
      {open && (
        <HeaderChooser
          routeName={open}
          header={headerOf(open)}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

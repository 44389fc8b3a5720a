import type { AdminResourceGroup, ResourceSide } from '@lanting/contract'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { OrderedList, withMoved } from '../../shared/ordered-list.tsx'
import { PATHS } from '../../shared/paths.ts'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { EmptyList, FailedList, LoadingList } from '../../shared/table-states.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { GroupDialog, type Site, SiteDialog } from './resource-dialogs.tsx'

const SIDES = ['front', 'back'] as const
const RESOURCES = ['resources'] as const
const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

type Open =
  | { readonly kind: 'group'; readonly group?: AdminResourceGroup }
  | { readonly kind: 'site'; readonly groupId: number; readonly site?: Site }

interface GroupProps {
  readonly group: AdminResourceGroup
  readonly place: number
  readonly count: number
  readonly onOpen: (open: Open) => void
  readonly onMove: (step: 1 | -1) => void
  readonly refresh: () => Promise<void>
}

const GroupSheet = ({ group, place, count, onOpen, onMove, refresh }: GroupProps) => {
  const { resources, actions } = useCopy().admin
  const removeGroup = async () => {
    const question = resources.confirmDeleteGroup(group.name, group.list.length)
    if (!(await confirm({ text: question, yes: actions.delete, danger: true }))) return
    await api.deleteResourceGroup({ params: { id: group.id } })
    await refresh()
  }
  const removeSite = async (site: Site) => {
    const text = resources.confirmDeleteSite(site.name)
    if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
    await api.deleteRecommendedSite({ params: { id: site.id } })
    await refresh()
  }
  const moveSites = async (rows: readonly Site[]) => {
    const body = { group_id: group.id, idList: rows.map(({ id }) => id) }
    await api.orderRecommendedSites({ body }).catch(() => undefined)
    await refresh()
  }
  return (
    <section className="sheet" aria-label={group.name}>
      <header className="sheet-head">
        <h2>{group.name}</h2>
        <span className="quiet">
          {group.category} · {resources.sites(group.list.length)}
        </span>
        <div className="actions">
          <button
            type="button"
            className="icon-button"
            aria-label={`${actions.up}: ${group.name}`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp {...ICON} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`${actions.down}: ${group.name}`}
            disabled={place === count - 1}
            onClick={() => onMove(1)}
          >
            <IconArrowDown {...ICON} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`${actions.edit}: ${group.name}`}
            onClick={() => onOpen({ kind: 'group', group })}
          >
            <IconPencil {...ICON} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`${actions.delete}: ${group.name}`}
            onClick={removeGroup}
          >
            <IconTrash {...ICON} />
          </button>
        </div>
      </header>
      {group.list.length === 0 && <p className="quiet">{resources.emptyGroup}</p>}
      <OrderedList
        rows={group.list}
        nameOf={({ name }) => name}
        onMove={moveSites}
        details={({ url }) => <small className="quiet site-url">{url}</small>}
        actions={(site) => (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={`${actions.edit}: ${site.name}`}
              onClick={() => onOpen({ kind: 'site', groupId: group.id, site })}
            >
              <IconPencil {...ICON} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`${actions.delete}: ${site.name}`}
              onClick={() => removeSite(site)}
            >
              <IconTrash {...ICON} />
            </button>
          </>
        )}
      />
      <button
        type="button"
        className="link"
        onClick={() => onOpen({ kind: 'site', groupId: group.id })}
      >
        {resources.addSite}
      </button>
    </section>
  )
}

/** The recommended sites of one side, in ordered groups. */
export const ResourceGroups = ({ side }: { side: ResourceSide }) => {
  const { resources } = useCopy().admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: RESOURCES,
    queryFn: () => api.getResources(undefined, { quiet: true }),
  })
  const [open, setOpen] = useState<Open>()
  const groups = (data ?? []).filter((group) => group.side === side)
  const refresh = () => queries.invalidateQueries({ queryKey: RESOURCES })
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    return refresh()
  }
  const move = async (place: number, step: 1 | -1) => {
    const idList = withMoved(groups, place, step).map(({ id }) => id)
    await api.orderResourceGroups({ body: { side, idList } }).catch(() => undefined)
    await refresh()
  }

  return (
    <>
      <ScreenHead
        title={resources.title}
        add={{ name: resources.addGroup, onClick: () => setOpen({ kind: 'group' }) }}
      />
      <Tabs
        label={resources.title}
        to={PATHS.resources}
        names={SIDES}
        current={side}
        titles={resources.sides}
        parameter="side"
      />
      {isError && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="rows" />}
      {data && groups.length === 0 && <EmptyList text={resources.empty} />}
      {groups.map((group, place) => (
        <GroupSheet
          key={group.id}
          group={group}
          place={place}
          count={groups.length}
          onOpen={setOpen}
          onMove={(step) => move(place, step)}
          refresh={refresh}
        />
      ))}
      {open?.kind === 'group' && (
        <GroupDialog side={side} group={open.group} onDone={done} onClose={close} />
      )}
      {open?.kind === 'site' && (
        <SiteDialog
          groups={groups}
          groupId={open.groupId}
          site={open.site}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}

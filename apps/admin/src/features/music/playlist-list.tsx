import type { LibraryPlaylist } from '@lanting/contract'
import { IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { OrderedList } from '../../shared/ordered-list.tsx'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { EmptyList, FailedList, LoadingList } from '../../shared/table-states.tsx'
import { useAction } from '../../shared/use-action.ts'
import { MUSIC, playlistsQuery } from './music.queries.ts'
import { MusicTabs } from './music-tabs.tsx'
import { PlaylistDialog } from './playlist-dialog.tsx'

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

const usePlaylistActions = () => {
  const { playlists, actions } = useCopy().admin
  const action = useAction(MUSIC)
  return {
    saved: () => action(async () => undefined, actions.saved),
    order: (rows: readonly LibraryPlaylist[]) =>
      action(
        () => api.orderPlaylists({ body: { idList: rows.map(({ id }) => id) } }),
        actions.saved,
      ),
    toggle: ({ id, isHidden }: LibraryPlaylist) =>
      action(() => api.updatePlaylist({ body: { id, isHidden: !isHidden } }), actions.saved),
    remove: async ({ id, name }: LibraryPlaylist) => {
      const text = playlists.confirmDelete(name)
      if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
      await action(() => api.deletePlaylist({ params: { id } }), playlists.deleted)
    },
  }
}

/** All playlists in the order of the site: folders and custom playlists. */
export const PlaylistList = () => {
  const { playlists, music, actions: actionCopy } = useCopy().admin
  const { data, isError, refetch } = useQuery(playlistsQuery())
  const actions = usePlaylistActions()
  const [edited, setEdited] = useState<LibraryPlaylist | 'new'>()

  const details = (playlist: LibraryPlaylist) => (
    <>
      <span className="quiet number">{playlists.songCount(playlist.songs.length)}</span>
      <span className="chip" data-tone={playlist.folder === null ? 'green' : undefined}>
        {playlist.folder === null ? playlists.own : playlists.followsFolder}
      </span>
      <span className="switch-label">
        <span aria-hidden>{playlists.shown}</span>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={!playlist.isHidden}
          aria-label={playlists.isShown(playlist.name)}
          title={playlist.isHidden ? playlists.show : playlists.hide}
          onClick={() => actions.toggle(playlist)}
        />
      </span>
    </>
  )
  const buttons = (playlist: LibraryPlaylist) => (
    <>
      <Link
        className="icon-button"
        to={PATHS.playlist}
        search={{ id: playlist.id }}
        aria-label={`${playlists.arrange}: ${playlist.name}`}
        title={playlists.arrange}
      >
        <IconListDetails {...ICON} />
      </Link>
      <RowAction
        name={playlists.rename}
        of={playlist.name}
        Icon={IconPencil}
        onClick={() => setEdited(playlist)}
      />
      <RowAction
        name={actionCopy.delete}
        of={playlist.name}
        Icon={IconTrash}
        disabled={playlist.folder !== null}
        onClick={() => actions.remove(playlist)}
      />
    </>
  )

  return (
    <section aria-label={playlists.title}>
      <ScreenHead
        title={music.title}
        add={{ name: playlists.add, onClick: () => setEdited('new') }}
      />
      <MusicTabs tab="playlists" />
      <p className="quiet lead">{playlists.lead}</p>
      {isError && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="rows" />}
      {data?.length === 0 && <EmptyList text={playlists.empty} />}
      {data && data.length > 0 && (
        <div className="sheet playlists">
          <OrderedList
            rows={data}
            nameOf={({ name }) => name}
            onMove={actions.order}
            details={details}
            actions={buttons}
          />
        </div>
      )}
      {edited && (
        <PlaylistDialog
          {...(edited !== 'new' && { playlist: edited })}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined)
            actions.saved()
          }}
        />
      )}
    </section>
  )
}

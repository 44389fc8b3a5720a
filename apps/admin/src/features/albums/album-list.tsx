import { type AdminAlbum, photosPath } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { Cover } from '../../shared/cover.tsx'
import { Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { SiteLink } from '../../shared/site-link.tsx'
import { EmptyList, FailedList, LoadingList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { AlbumDialog } from './album-dialog.tsx'
import { ALBUM_SIZES, type AlbumSearch } from './album-search.ts'
import { ALBUMS, albumListQuery } from './albums.queries.ts'

interface CardProps {
  readonly album: AdminAlbum
  readonly onEdit: () => void
  readonly onDelete: () => void
}

const AlbumCard = ({ album, onEdit, onDelete }: CardProps) => {
  const { albums, actions } = useCopy().admin
  const { id, album_name, description, album_cover, photo_count, trashed_count } = album
  return (
    <li className="header-card">
      <Link to={PATHS.photos} search={{ id }} tabIndex={-1} aria-hidden>
        <Cover url={album_cover} />
      </Link>
      <div>
        <b>
          <Link to={PATHS.photos} search={{ id }}>
            {album_name}
          </Link>
        </b>
        <small className="quiet">
          {albums.photoCount(photo_count)}
          {trashed_count > 0 && ` · ${albums.trashedCount(trashed_count)}`}
        </small>
        <small className="quiet album-about">{description}</small>
        <span className="actions">
          <SiteLink href={photosPath(id)} of={album_name} />
          <button
            type="button"
            className="link"
            aria-label={`${actions.edit}: ${album_name}`}
            onClick={onEdit}
          >
            {actions.edit}
          </button>
          <button
            type="button"
            className="link"
            aria-label={`${actions.delete}: ${album_name}`}
            onClick={onDelete}
          >
            {actions.delete}
          </button>
        </span>
      </div>
    </li>
  )
}

export const AlbumList = ({ search }: { search: AlbumSearch }) => {
  const { albums, actions, table } = useCopy().admin
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(albumListQuery(search))
  const [open, setOpen] = useState<AdminAlbum | 'new'>()
  const refresh = () => queries.invalidateQueries({ queryKey: ALBUMS })

  const remove = async ({ id, album_name, photo_count, trashed_count }: AdminAlbum) => {
    const text = albums.confirmDelete(album_name, photo_count + trashed_count)
    if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
    await api.deleteAlbum({ params: { id } })
    showToast('info', albums.deleted)
    await refresh()
  }
  const find = ({ name = '' }: { readonly name?: unknown }) =>
    navigate({ to: PATHS.albums, search: { name: String(name).trim() || undefined } })

  return (
    <>
      <ScreenHead
        title={albums.title}
        note={data && albums.total(data.total)}
        add={{ name: albums.add, onClick: () => setOpen('new') }}
      />
      <Filters
        shown={search.name}
        onSubmit={find}
        onReset={search.name !== undefined && (() => find({}))}
      >
        <TextFilter name="name" label={albums.search} value={search.name} />
      </Filters>
      {isError && <FailedList onRetry={refetch} />}
      {data?.total === 0 && <EmptyList text={search.name ? table.nothingFound : albums.empty} />}
      {!data && !isError && <LoadingList shape="cards" />}
      <ul className="header-grid">
        {data?.list.map((album) => (
          <AlbumCard
            key={album.id}
            album={album}
            onEdit={() => setOpen(album)}
            onDelete={() => remove(album)}
          />
        ))}
      </ul>
      {data && data.total > 0 && (
        <TableFoot search={search} total={data.total} sizes={ALBUM_SIZES} />
      )}
      {open && (
        <AlbumDialog
          album={open === 'new' ? undefined : open}
          onDone={(newId) => {
            setOpen(undefined)
            showToast('info', albums.saved)
            // A new album is empty: its photos come next.
            if (newId !== undefined) navigate({ to: PATHS.photos, search: { id: newId } })
            return refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

import { type AdminAlbum, type AdminPhoto, photosPath } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { FileButton } from '../../shared/pictures/file-button.tsx'
import { LibraryButton } from '../../shared/pictures/library-button.tsx'
import { pictureDrop } from '../../shared/pictures/picture-drop.ts'
import { UploadProgress } from '../../shared/pictures/upload-progress.tsx'
import type { UploadQueue } from '../../shared/pictures/upload-queue.ts'
import { createPictureQueue, useUploads } from '../../shared/pictures/use-uploads.ts'
import { useSubject } from '../../shared/screen-subject.ts'
import { SiteLink } from '../../shared/site-link.tsx'
import { EmptyList, FailedList, LoadingList, SelectionBar } from '../../shared/table-states.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { useSelection } from '../../shared/use-selection.ts'
import { PHOTO_SIZES, PHOTO_TABS, type PhotoSearch } from './album-search.ts'
import { albumQuery, photoListQuery } from './albums.queries.ts'
import { usePhotoActions } from './photo-actions.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { uploadPhoto } from './photo-facts.ts'
import { PhotoGrid } from './photo-grid.tsx'

/** Uploads continue when the album is left, and are shown again when it is opened. */
const queues = new Map<number, UploadQueue>()

const queueOf = (albumId: number): UploadQueue => {
  const queue = queues.get(albumId) ?? createPictureQueue(uploadPhoto)
  queues.set(albumId, queue)
  return queue
}

const PhotoTabs = ({ album, search }: { album: AdminAlbum; search: PhotoSearch }) => {
  const { tabs } = useCopy().admin.photos
  const { tab = 'shown' } = search
  const counts = { shown: album.photo_count, trash: album.trashed_count }
  return (
    <Tabs
      label={album.album_name}
      to={PATHS.photos}
      names={PHOTO_TABS}
      current={tab}
      titles={tabs}
      search={{ id: album.id }}
      counts={counts}
    />
  )
}

const AlbumPhotos = ({ album, search }: { album: AdminAlbum; search: PhotoSearch }) => {
  const { photos: copy, actions: actionCopy } = useCopy().admin
  const isTrash = search.tab === 'trash'
  const { data, isError, refetch } = useQuery(photoListQuery(album.id, search))
  const actions = usePhotoActions(album)
  useSubject(album.album_name)
  const uploads = useUploads(
    { onUploaded: actions.add, onEnd: actions.reportAdded },
    queueOf(album.id),
  )
  const selection = useSelection()
  const [edited, setEdited] = useState<AdminPhoto>()
  const chosen = (data?.list ?? []).filter(({ id }) => selection.ids.has(id))
  const hasAll = data !== undefined && data.list.length === data.total
  const done = async (work: Promise<boolean>) => {
    if (await work) selection.choose(new Set())
  }

  return (
    <section aria-label={album.album_name} {...pictureDrop(uploads.send)}>
      <div className="screen-head">
        <h1>{album.album_name}</h1>
        <Link className="link" to={PATHS.albums}>
          {copy.back}
        </Link>
        <div className="ends">
          <SiteLink href={photosPath(album.id)} />
          {isTrash && (data?.total ?? 0) > 0 && (
            <button type="button" className="button red" onClick={() => done(actions.emptyTrash())}>
              {copy.emptyTrash}
            </button>
          )}
          {!isTrash && (
            <>
              <LibraryButton onChoose={actions.addFromLibrary} />
              <FileButton label={copy.add} onFiles={uploads.send} />
            </>
          )}
        </div>
      </div>
      <PhotoTabs album={album} search={search} />
      {!isTrash && (
        <p className="quiet">
          {copy.addHint} · {hasAll ? copy.orderLead : copy.orderNeedsAll}
        </p>
      )}
      <UploadProgress uploads={uploads} />
      <SelectionBar selection={selection}>
        {isTrash ? (
          <>
            <button
              type="button"
              className="button ghost"
              onClick={() => done(actions.restore(chosen))}
            >
              {actionCopy.restore}
            </button>
            <button
              type="button"
              className="button red"
              onClick={() => done(actions.purge(chosen))}
            >
              {copy.purge}
            </button>
          </>
        ) : (
          <button type="button" className="button red" onClick={() => done(actions.trash(chosen))}>
            {actionCopy.delete}
          </button>
        )}
      </SelectionBar>
      {isError && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="cards" />}
      {data?.total === 0 && <EmptyList text={isTrash ? copy.emptyTrashText : copy.empty} />}
      {data && (
        <PhotoGrid
          photos={data.list}
          selection={selection}
          coverUrl={album.album_cover}
          {...(!isTrash && { onCover: actions.setCover, onEdit: setEdited })}
          {...(!isTrash && hasAll && { onOrder: actions.order })}
        />
      )}
      {data && data.total > 0 && (
        <TableFoot search={search} total={data.total} sizes={PHOTO_SIZES} />
      )}
      {edited && (
        <PhotoDialog
          photo={edited}
          onDone={() => {
            setEdited(undefined)
            void actions.reload()
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

/** The photos of an album: upload, reorder, select, trash and restore. */
export const PhotoAdmin = ({ search }: { search: PhotoSearch }) => {
  const { photos: copy } = useCopy().admin
  const { data, isError, refetch } = useQuery(albumQuery(search.id ?? 0))
  if (isError) return <FailedList onRetry={refetch} />
  if (data === null) return <EmptyList text={copy.missing} />
  return data ? <AlbumPhotos album={data} search={search} /> : <LoadingList shape="cards" />
}

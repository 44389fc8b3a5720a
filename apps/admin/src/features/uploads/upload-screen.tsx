import { type AdminUpload, isAttachmentUrl } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Cover } from '../../shared/cover.tsx'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { shortDate, sizeText } from '../../shared/formats.ts'
import { type Copy, useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { pictureDrop } from '../../shared/pictures/picture-drop.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { DeleteUnusedDialog } from './delete-unused-dialog.tsx'
import { LibraryUpload, useLibraryUploads } from './library-upload.tsx'
import { PictureActions } from './picture-actions.tsx'
import { UploadFilters } from './upload-filters.tsx'
import { UPLOAD_SIZES, type UploadSearch } from './upload-search.ts'
import { UploadUses } from './upload-uses.tsx'
import { uploadListQuery } from './uploads.queries.ts'
import { UsageSheets } from './usage-sheets.tsx'
import { WordsField } from './words-field.tsx'

const uploadColumns = ({ admin: { uploads, table } }: Copy): Column<AdminUpload>[] => [
  {
    key: 'picture',
    head: uploads.picture,
    className: 'upload-cell',
    cell: ({ url }) => (
      <a href={url} target="_blank" rel="noopener" aria-label={`${uploads.picture} ${url}`}>
        <Cover url={url} />
      </a>
    ),
  },
  {
    key: 'bytes',
    head: uploads.size,
    className: 'number tight',
    cell: ({ bytes, width, height }) => (
      <>
        {sizeText(bytes)}
        <br />
        {width > 0 && (
          <small className="quiet">
            {width} × {height}
          </small>
        )}
      </>
    ),
  },
  {
    key: 'alt',
    head: `${uploads.alt} · ${uploads.caption}`,
    className: 'words-cell',
    cell: (upload) =>
      !isAttachmentUrl(upload.url) && (
        <>
          <WordsField upload={upload} name="alt" />
          <WordsField upload={upload} name="caption" />
        </>
      ),
  },
  {
    key: 'uses',
    head: uploads.uses,
    isLabelled: true,
    cell: ({ uses }) => <UploadUses uses={uses} />,
  },
  {
    key: 'sender',
    head: uploads.sender,
    isLabelled: true,
    cell: ({ nick_name }) => <bdi>{nick_name || uploads.deletedUser}</bdi>,
  },
  {
    key: 'createdAt',
    head: uploads.time,
    className: 'number quiet tight',
    cell: ({ createdAt }) => shortDate(createdAt, Date.now()),
  },
  {
    key: 'actions',
    head: table.actions,
    className: 'row-actions',
    cell: (upload) => <PictureActions upload={upload} />,
  },
]

/** The uploaded pictures: storage, locations and unused ones. */
export const UploadScreen = ({ search }: { search: UploadSearch }) => {
  const copy = useCopy()
  const { uploads, table } = copy.admin
  const { data, isError, refetch } = useQuery(uploadListQuery(search))
  const [isCleaning, setIsCleaning] = useState(false)
  const isEmpty = data?.total === 0
  const libraryUploads = useLibraryUploads()
  return (
    <section aria-label={uploads.title} {...pictureDrop(libraryUploads.send)}>
      <div className="screen-head">
        <h1>{uploads.title}</h1>
        <span className="quiet">{data && table.total(data.total)}</span>
        <div className="ends">
          <button type="button" className="button ghost" onClick={() => setIsCleaning(true)}>
            {uploads.clean}
          </button>
        </div>
      </div>
      <p className="quiet lead">
        {uploads.lead} {uploads.wordsLead}
      </p>
      <LibraryUpload uploads={libraryUploads} />
      <UsageSheets />
      <UploadFilters search={search} />
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && <EmptyList text={uploads.empty} />}
      {!isError && !isEmpty && (
        <DataTable<AdminUpload>
          label={uploads.title}
          columns={uploadColumns(copy)}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ url }) => url}
          search={search}
        />
      )}
      {data && data.total > 0 && (
        <TableFoot search={search} total={data.total} sizes={UPLOAD_SIZES} />
      )}
      {isCleaning && <DeleteUnusedDialog onClose={() => setIsCleaning(false)} />}
    </section>
  )
}

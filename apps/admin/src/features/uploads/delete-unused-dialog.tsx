import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { Cover } from '../../shared/cover.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { FailedList } from '../../shared/table-states.tsx'
import { useAction } from '../../shared/use-action.ts'
import { UPLOADS, unusedQuery } from './uploads.queries.ts'

/** Shows the unused pictures before it deletes them. */
export const DeleteUnusedDialog = ({ onClose }: { onClose: () => void }) => {
  const { uploads, actions } = useCopy().admin
  const action = useAction(UPLOADS, onClose)
  const { data, isError, refetch } = useQuery(unusedQuery())
  const deleteUnused = () =>
    action(
      () => api.removeUnusedUploads({ body: { dry: false } }),
      ({ files }) => uploads.cleaned(files),
    )
  const isEmpty = data?.files === 0
  return (
    <Dialog title={uploads.cleanTitle} onClose={onClose} shape="wide">
      {isError && <FailedList onRetry={refetch} />}
      {data && (
        <p>
          {isEmpty
            ? uploads.cleanNothing
            : uploads.cleanLead(
                uploads.files(data.files - data.others, data.others),
                sizeText(data.bytes),
              )}
        </p>
      )}
      <div className="unused-grid">
        {data?.pictures.map(({ id, url, bytes }) => (
          <figure key={id}>
            <Cover url={url} />
            <figcaption className="quiet number">{sizeText(bytes)}</figcaption>
          </figure>
        ))}
      </div>
      {data && data.files > data.pictures.length && (
        <p className="quiet">{uploads.cleanMore(data.files - data.pictures.length)}</p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={onClose}>
          {actions.cancel}
        </button>
        <button
          type="button"
          className="button red"
          disabled={!data || isEmpty}
          onClick={deleteUnused}
        >
          {uploads.cleanNow}
        </button>
      </div>
    </Dialog>
  )
}

import { PREVIEW_DAYS_MAX } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Field } from '../../shared/field.tsx'
import { dueDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { SecretLink } from '../../shared/secret-link.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import type { Base } from './draft.ts'

const DAYS = [1, 7, PREVIEW_DAYS_MAX] as const
type Days = (typeof DAYS)[number]

interface Props {
  readonly base: Base
  /** Saves what is typed, so that the link shows it. */
  readonly onSave: () => Promise<unknown>
  readonly onClose: () => void
}

/** A secret link to the newest text: made here, shown once, and ended here. */
export const PreviewLinkDialog = ({ base, onSave, onClose }: Props) => {
  const { previewLink, actions } = useCopy().admin
  const { articleId } = base
  const queries = useQueryClient()
  const [days, setDays] = useState<Days>(7)
  // An article may get its manuscript with the link.
  const [madeFor, setMadeFor] = useState<number>()
  const manuscriptId = base.manuscriptId ?? madeFor ?? null
  const queryKey = ['preview-link', manuscriptId]
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.getPreviewLink({ params: { id: manuscriptId ?? 0 } }, { quiet: true }),
    enabled: manuscriptId !== null,
  })
  const making = useSingleMutation({
    mutationFn: async () => {
      await onSave()
      return api.addPreviewLink({
        body: { manuscript_id: manuscriptId, article_id: articleId, days },
      })
    },
    onSuccess: ({ manuscript_id }) => {
      setMadeFor(manuscript_id)
      return queries.invalidateQueries({ queryKey: ['preview-link'] })
    },
  })
  const ending = useSingleMutation({
    mutationFn: () => api.deletePreviewLink({ params: { id: manuscriptId ?? 0 } }),
    onSuccess: () => {
      making.reset()
      showToast('info', previewLink.ended)
      return queries.invalidateQueries({ queryKey })
    },
  })
  const expiresAtMs = data?.expiresAtMs ?? null
  return (
    <Dialog title={previewLink.title} onClose={onClose}>
      <div className="form">
        <p className="quiet">{previewLink.lead}</p>
        {making.data && (
          <SecretLink label={previewLink.url} url={making.data.url} hint={previewLink.once} />
        )}
        {expiresAtMs !== null && <p>{previewLink.until(dueDate(expiresAtMs))}</p>}
        <Field label={previewLink.days}>
          <select
            className="input"
            value={days}
            onChange={({ currentTarget }) =>
              setDays(DAYS.find((choice) => String(choice) === currentTarget.value) ?? days)
            }
          >
            {DAYS.map((choice) => (
              <option key={choice} value={choice}>
                {previewLink.dayCount(choice)}
              </option>
            ))}
          </select>
        </Field>
        <div className="dialog-actions">
          {expiresAtMs !== null && (
            <button
              type="button"
              className="button red"
              aria-busy={ending.isPending}
              onClick={() => ending.mutate()}
            >
              {previewLink.end}
            </button>
          )}
          <button type="button" className="button ghost" onClick={onClose}>
            {actions.close}
          </button>
          <button
            type="button"
            className="button"
            aria-busy={making.isPending}
            onClick={() => making.mutate()}
          >
            {expiresAtMs === null ? previewLink.make : previewLink.renew}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

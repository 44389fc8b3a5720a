import {
  type AdminTalk,
  LENGTH,
  PHOTOS_PER_TALK,
  PINNED,
  TALK_STATUS,
  talkPath,
} from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { api, failureText } from '../../shared/api.ts'
import { TextAreaField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { PicturesInput } from '../../shared/pictures/pictures-input.tsx'
import { uploadsEnd } from '../../shared/pictures/running-uploads.ts'
import { SiteLink } from '../../shared/site-link.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useClientId } from '../../shared/use-client-id.ts'
import { useCurrentState } from '../../shared/use-current-state.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import {
  bodyOf,
  type Draft,
  deleteDraft,
  draftOf,
  goneAmong,
  isEmpty,
  saveDraft,
  savedDraft,
} from './talk-draft.ts'
import { TALKS } from './talks.queries.ts'

const STATUSES = [TALK_STATUS.public, TALK_STATUS.private] as const

/** Creates or edits a talk. An unpublished new talk survives a reload. */
export const TalkEditor = ({ talk }: { talk?: AdminTalk }) => {
  const copy = useCopy()
  const { talks, actions } = copy.admin
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [draft, setDraft, current] = useCurrentState(() => (talk ? draftOf(talk) : savedDraft()))
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  useEffect(() => {
    if (!talk) saveDraft(draft)
  }, [talk, draft])
  useEffect(() => {
    if (talk) return
    void goneAmong(savedDraft().urls).then((gone) => {
      if (gone.length === 0) return
      setDraft((now) => ({ ...now, urls: now.urls.filter((url) => !gone.includes(url)) }))
      showToast('error', talks.picturesExpired(gone.length))
    })
  }, [talk, talks, setDraft])
  // A new talk begins with its text.
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!talk) text.current?.focus()
  }, [talk])
  const { clientId } = useClientId()
  const saving = useSingleMutation({
    mutationFn: async () => {
      // A picture that is being uploaded belongs to what is saved.
      await uploadsEnd()
      const body = bodyOf(current.current)
      if (talk) await api.updateTalk({ body: { id: talk.id, ...body } }, { quiet: true })
      else await api.publishTalk({ body: { ...body, client_id: clientId(body) } }, { quiet: true })
    },
    onSuccess: async () => {
      if (!talk) deleteDraft()
      showToast('info', talk ? talks.saved : talks.published)
      await queries.invalidateQueries({ queryKey: TALKS })
      const tab = draft.status === TALK_STATUS.private ? 'private' : undefined
      await navigate({ to: PATHS.talks, search: { tab } })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    saving.mutate()
  }
  const cancel = () => {
    if (!talk) deleteDraft()
    return navigate({ to: PATHS.talks })
  }
  return (
    <form className="sheet form talk-editor" onSubmit={submit}>
      <div className="screen-head">
        <h1>{talk ? talks.editTitle : talks.addTitle}</h1>
        <div className="ends">
          {talk?.status === TALK_STATUS.public && <SiteLink href={talkPath(talk.id)} />}
        </div>
      </div>
      <TextAreaField
        ref={text}
        label={talks.content}
        hint={`${talks.contentHint} · ${actions.ofLimit([...draft.content].length, LENGTH.talk)}`}
        rows={5}
        maxLength={LENGTH.talk}
        value={draft.content}
        onChange={({ currentTarget }) => set({ content: currentTarget.value })}
      />
      <PicturesInput
        label={talks.pictures}
        value={draft.urls}
        limit={PHOTOS_PER_TALK}
        onChange={(change) => setDraft((before) => ({ ...before, urls: change(before.urls) }))}
      />
      <fieldset className="field">
        <legend className="field-name">{talks.status}</legend>
        <div className="choices">
          {STATUSES.map((status) => (
            <label key={status}>
              <input
                type="radio"
                name="status"
                checked={draft.status === status}
                onChange={() => set({ status })}
              />
              {talks.statuses[status]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="tick">
        <input
          type="checkbox"
          checked={draft.is_top === PINNED.yes}
          onChange={({ currentTarget }) =>
            set({ is_top: currentTarget.checked ? PINNED.yes : PINNED.no })
          }
        />
        {talks.pinned}
      </label>
      <p className="fault" role="alert">
        {saving.isError ? failureText(saving.error, copy) : ''}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={cancel}>
          {actions.cancel}
        </button>
        <button
          type="submit"
          className="button"
          disabled={isEmpty(draft)}
          aria-busy={saving.isPending}
        >
          {talk ? actions.save : talks.publish}
        </button>
      </div>
    </form>
  )
}

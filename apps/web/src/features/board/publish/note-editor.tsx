import { type BoardDraft, type BoardMessage, LENGTH } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../../../shared/avatar.tsx'
import { useDraft } from '../../../shared/drafts.ts'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useCopy } from '../../../shared/language.ts'
import { isBusy, type UploadState } from '../../../shared/pictures/picture-upload-state.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import '../../../shared/forms/forms.css'
import './publish.css'
import { useHoneypot } from '../../../shared/use-honeypot.tsx'
import { hotTagsQuery } from '../board.queries.ts'
import { draftFault, draftOf, NEW_DRAFT } from '../board.rules.ts'
import { NotePaper } from '../note-paper.tsx'
import { savedNote } from './saved-note.rules.ts'
import { StyleTabs } from './style-tabs.tsx'
import { usePublish } from './use-publish.ts'

/** Edits the note in place, as it will appear on the wall. What is written outlives a reload. */
export const NoteEditor = ({ message }: { message?: BoardMessage }) => {
  const copy = useFormCopy()
  const { publishing } = copy
  const { board } = useCopy()
  const id = useId()
  const paper = useRef<HTMLTextAreaElement>(null)
  const user = useUserState((state) => state.userInfo)
  const [saved, save] = useDraft(message ? `note-${message.id}` : 'note')
  const [initial] = useState(() => savedNote(saved) ?? (message ? draftOf(message) : NEW_DRAFT))
  const [draft, setDraft] = useState<BoardDraft>(initial)
  const [isChecked, setChecked] = useState(false)
  const [picture, setPicture] = useState<UploadState['status']>('idle')
  const { data: tags = [] } = useQuery(hotTagsQuery(useApi()))
  const { honeypotInput, honeypotFields } = useHoneypot()
  const sending = usePublish(message?.id, honeypotFields, () => save(''))

  // The most used tag is the default.
  const [hasChosenTag, setChosenTag] = useState(initial.tag !== '')
  const shown = hasChosenTag ? draft : { ...draft, tag: tags[0]?.tag ?? '' }
  const change = useCallback((part: Partial<BoardDraft>) => {
    if (part.tag !== undefined) setChosenTag(true)
    setDraft((before) => ({ ...before, ...part }))
  }, [])
  useEffect(() => {
    if (draft !== initial) save(JSON.stringify(draft))
  }, [draft, initial, save])

  const fault = isBusy({ status: picture })
    ? { at: 'tag' as const, text: publishing.waitForPicture }
    : draftFault(shown, copy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (fault?.at === 'message') paper.current?.focus()
    if (!fault) sending.mutate(shown)
  }

  return (
    <form className="note-editor" onSubmit={submit} noValidate>
      <FormNotice failure={sending.error} />
      <NotePaper
        look={shown}
        head={
          <>
            <Avatar user={{ id: user?.id ?? 0, avatar: user?.avatar ?? '' }} size={34} />
            <b>{message?.nick_name ?? user?.nick_name ?? board.visitor}</b>
          </>
        }
        text={
          <textarea
            ref={paper}
            aria-label={board.message}
            aria-invalid={isChecked && fault?.at === 'message'}
            aria-describedby={`${id}-fault`}
            placeholder={publishing.starter}
            value={shown.message}
            rows={6}
            onChange={({ target }) => change({ message: target.value })}
          />
        }
        foot={
          <>
            {shown.tag && <span className="note-tag">#{shown.tag}</span>}
            <span className="note-length">
              {publishing.left([...shown.message].length, LENGTH.boardMessage)}
            </span>
          </>
        }
      />
      <p id={`${id}-fault`} className="field-fault" role="alert">
        {isChecked && fault?.text}
      </p>
      <section className="card">
        <StyleTabs draft={shown} onChange={change} onPicture={setPicture} />
      </section>
      {honeypotInput}
      <button type="submit" className="button wide" aria-busy={sending.isPending}>
        {sending.isPending ? publishing.busy : message ? publishing.save : publishing.publish}
      </button>
    </form>
  )
}

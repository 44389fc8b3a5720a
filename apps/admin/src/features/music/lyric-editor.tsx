import { ADMIN_LENGTH, type OpenedSong } from '@lanting/contract'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { failureText } from '../../shared/api.ts'
import { ConflictBar } from '../../shared/conflict-bar.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useSubject } from '../../shared/screen-subject.ts'
import { showToast } from '../../shared/toasts.ts'
import { putCursor } from './line-field.ts'
import { LyricFaults } from './lyric-faults.tsx'
import { LyricPreview } from './lyric-preview.tsx'
import { LyricTools } from './lyric-tools.tsx'
import { useLyricDraft } from './use-lyric-draft.ts'
import { useTapping } from './use-tapping.ts'

/** The lyrics editor in the whole window: text on the left, player and preview on the right. */
export const LyricEditor = ({ song }: { song: OpenedSong }) => {
  const copy = useCopy()
  const { lyrics, actions, music } = copy.admin
  const draft = useLyricDraft(song)
  useSubject(song.name)
  const field = useRef<HTMLTextAreaElement>(null)
  const audio = useRef<HTMLAudioElement>(null)
  const [durationMs, setDurationMs] = useState<number>()
  const shown = useDeferredValue(draft.text)
  const save = () => {
    if (!song.isDemo && !draft.isSaved) draft.save(() => showToast('info', actions.saved))
  }
  const tapping = useTapping({ field, audio, isLocked: song.isDemo, onSave: save })

  useEffect(() => {
    if (draft.isRecovered) showToast('info', lyrics.recovered)
  }, [draft.isRecovered, lyrics])

  const goTo = (line: number) => {
    if (!field.current) return
    putCursor(field.current, line)
    field.current.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is.
    <div className="editor-screen" onKeyDown={tapping.onKeyDown}>
      <header className="editor-header">
        <Link className="icon-button" to={PATHS.music} aria-label={lyrics.back}>
          <IconChevronLeft aria-hidden size={22} stroke={1.6} />
        </Link>
        <div className="editor-title">
          <h1>{song.name}</h1>
          <small className="quiet">{song.artists.join(' / ')}</small>
        </div>
        <span className="save-status" data-status={draft.isSaved ? 'same' : 'typed'} role="status">
          {draft.failure && failureText(draft.failure, copy)}
          {!draft.failure && !draft.isSaved && lyrics.unsaved}
        </span>
        {!song.isDemo && (
          <button type="button" className="button" aria-busy={draft.isSaving} onClick={save}>
            {actions.save}
          </button>
        )}
      </header>
      {draft.isChangedElsewhere && (
        <ConflictBar
          text={`${lyrics.changed}${lyrics.changedText}`}
          actions={[
            { label: lyrics.takeTheirs, run: () => draft.settle('theirs') },
            { label: lyrics.merge, run: () => draft.settle('joined') },
          ]}
        />
      )}
      <main className="lyric-editor">
        <div className="lyric-text">
          {song.isDemo && <p className="lyric-locked">{music.demoText}</p>}
          <textarea
            ref={field}
            className="lyric-field"
            aria-label={lyrics.text}
            placeholder={lyrics.textHint}
            maxLength={ADMIN_LENGTH.lyric}
            spellCheck={false}
            readOnly={song.isDemo}
            value={draft.text}
            onSelect={tapping.look}
            onChange={({ currentTarget }) => draft.change(currentTarget.value)}
          />
        </div>
        <div className="lyric-side">
          <LyricTools
            song={song}
            audio={audio}
            tapping={tapping}
            onDuration={(seconds) => setDurationMs(seconds * 1_000)}
          />
          <LyricFaults text={shown} durationMs={durationMs} onGoTo={goTo} />
          <section aria-label={lyrics.preview}>
            <LyricPreview text={shown} audio={audio} />
          </section>
        </div>
      </main>
      <footer className="editor-footer keys-hint">
        <span className="editor-labels">{lyrics.keys}</span>
      </footer>
    </div>
  )
}

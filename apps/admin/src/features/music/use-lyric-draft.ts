import type { CallError } from '@lanting/browser'
import type { OpenedSong } from '@lanting/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, failureText, statusOf } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { joinTexts } from '../../shared/text/join-texts.ts'
import { showToast } from '../../shared/toasts.ts'
import { fieldText, type LyricDraft, lyricCopies } from './lyric-draft.ts'
import { MUSIC } from './music.queries.ts'

const CONFLICT = 409

const draftOf = ({ lyric, lyricVersion }: OpenedSong): LyricDraft => {
  const text = fieldText(lyric)
  return { text, base: text, version: lyricVersion }
}

/** Lyrics in the editor: saved on request, stored in the browser until then. */
export const useLyricDraft = (song: OpenedSong) => {
  const { id, isDemo } = song
  const copy = useCopy()
  const queries = useQueryClient()
  const [kept] = useState(() => (isDemo ? undefined : lyricCopies.read(id)))
  const [draft, setDraft] = useState<LyricDraft>(() => kept ?? draftOf(song))
  const [theirs, setTheirs] = useState<LyricDraft>()
  const isSaved = draft.text === draft.base

  useEffect(() => {
    if (isSaved) lyricCopies.drop(id)
    else lyricCopies.keep(id, draft)
  }, [id, draft, isSaved])

  const saving = useMutation({
    mutationFn: ({ text, version }: LyricDraft) =>
      api.updateLyric({ body: { id, lyric: text, lyricVersion: version } }, { quiet: true }),
    onSuccess: (answer) => {
      const { base, version } = draftOf(answer)
      // Input during the save stays.
      setDraft(({ text }) => ({ text, base, version }))
      queries.invalidateQueries({ queryKey: MUSIC })
    },
    onError: (error, sent) => {
      const { result } = error as unknown as CallError
      if (statusOf(error) !== CONFLICT || !result) return
      const other = draftOf(result as OpenedSong)
      if (other.text !== sent.text) return setTheirs(other)
      // The same text: the answer to an earlier attempt was lost.
      setDraft(({ text }) => ({ text, base: other.base, version: other.version }))
      saving.reset()
    },
  })

  /** Continues from the other saved version with the chosen text. */
  const settle = async (choice: 'theirs' | 'joined') => {
    if (!theirs) return
    const { base, version } = theirs
    try {
      const joined =
        choice === 'theirs' ? base : (await joinTexts(draft.base, draft.text, base)).text
      setDraft({ text: joined, base, version })
    } catch (error) {
      return showToast('error', failureText(error, copy))
    }
    setTheirs(undefined)
    saving.reset()
  }

  return {
    text: draft.text,
    change: (text: string) => setDraft((before) => ({ ...before, text })),
    save: (onSaved: () => void) => saving.mutate(draft, { onSuccess: onSaved }),
    isSaved,
    isSaving: saving.isPending,
    /** Undefined in a conflict, which has its own question. */
    failure: theirs ? undefined : (saving.error ?? undefined),
    isChangedElsewhere: theirs !== undefined,
    settle,
    isRecovered: kept !== undefined,
  }
}

import { useEffect } from 'react'
import { readDraft, useDraft, writeDraft } from '../../../shared/drafts.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { withoutSent } from './draft.rules.ts'

const keyOf = (userId: number | undefined) => `chat ${userId ?? 'visitor'}`

/** The draft of the composer, one per user. A visitor's draft is kept after login. */
export const useComposerDraft = (userId: number | undefined) => {
  const [text, setText] = useDraft(keyOf(userId))
  const [visitors, setVisitors] = useDraft(keyOf(undefined))
  const isTakenOver = userId !== undefined && visitors !== ''
  useEffect(() => {
    if (!isTakenOver) return
    setText(text === '' ? visitors : `${text}\n${visitors}`)
    setVisitors('')
  }, [isTakenOver, text, visitors, setText, setVisitors])
  return [text, setText] as const
}

const draftKeys = () => new Set([undefined, useUserState.getState().userInfo?.id].map(keyOf))

/** Whether a text is not sent yet. A second click comes before React renders the empty field. */
export const isInComposerDraft = (text: string): boolean =>
  [...draftKeys()].some((key) => withoutSent(readDraft(key), text) !== readDraft(key))

/** Adds a text to the draft of the user. */
export const fillComposerDraft = (text: string): void => {
  const key = keyOf(useUserState.getState().userInfo?.id)
  const draft = readDraft(key)
  writeDraft(key, draft === '' ? text : `${draft}\n${text}`)
}

/** Clears the sent text, also when the visitor has logged in meanwhile. */
export const clearComposerDraft = (sent: string): void => {
  for (const key of draftKeys()) writeDraft(key, withoutSent(readDraft(key), sent))
}

import type { ChatState, Recalled } from '@lanting/chat'
import { useEffect, useMemo, useState } from 'react'
import { useRoom } from './room-context.ts'

type Texts = typeof import('./recalled-texts.ts')

/** Loads with the question before a recall, and in a window that has seen one. */
export const loadRecalledTexts = (): Promise<Texts | undefined> =>
  import('./recalled-texts.ts').catch((error) => {
    console.info('Not loaded:', error)
    return undefined
  })

const hasKept = () => {
  try {
    return sessionStorage.getItem('chat-recalled') !== null
  } catch {
    return false
  }
}

/**
 * The traces of recalled messages. For some minutes this window keeps the texts of its user, so that
 * they can be written again after a reload.
 */
export const useRecalled = (state: ChatState, me: number | undefined): readonly Recalled[] => {
  const { messages, recalled, hasMore, hasNewer, history } = state
  const { chat } = useRoom()
  const [texts, setTexts] = useState<Texts>()
  const [kept, setKept] = useState<ReturnType<Texts['readKept']>>([])
  const isNeeded = recalled.length > 0 || hasKept()
  useEffect(() => {
    if (!isNeeded) return
    loadRecalledTexts().then((loaded) => {
      // At once: the page may be left in the next moment.
      loaded?.keep(recalled, me)
      setTexts(loaded)
      setKept(loaded?.readKept() ?? [])
    })
  }, [isNeeded, recalled, me])
  useEffect(
    () =>
      chat.onNotice(({ kind }) => {
        if (kind !== 'cleared') return
        texts?.forget()
        setKept([])
      }),
    [chat, texts],
  )
  return useMemo(
    () =>
      texts && history === 'loaded'
        ? texts.withKeptTexts(recalled, kept, { messages, hasMore, hasNewer, me })
        : recalled,
    [texts, recalled, kept, messages, hasMore, hasNewer, me, history],
  )
}

import type { Chat } from '@lanting/chat'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../../shared/use-api.ts'

/** A message to show, or the first one at a time. A new object jumps again. */
export type JumpTarget = { readonly id: number } | { readonly atMs: number }

interface Needs {
  readonly chat: Pick<Chat, 'goTo'>
  readonly show: (id: number) => boolean
  readonly target: JumpTarget | undefined
  /** Called once the target is reached or missing: a later reload must not lead there again. */
  readonly onJumped: () => void
  readonly isLoaded: boolean
}

const rendered = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Leads to a message. Loads the history around it if it is not here. */
export const useJump = ({ chat, show, target, onJumped, isLoaded }: Needs): void => {
  const api = useApi()
  const isHere = useEffectEvent((wanted: JumpTarget) => 'id' in wanted && show(wanted.id))
  const showFound = useEffectEvent((id: number) => show(id))
  const end = useEffectEvent(onJumped)
  useEffect(() => {
    if (!target || !isLoaded) return
    let isCurrent = true
    const go = async () => {
      if (isHere(target)) return end()
      let found = 0
      const outcome = await chat.goTo(async () => {
        const { id, ...page } = await api.getChatAround({ body: target })
        found = id
        return page
      })
      // The jump begins again when the history is loaded.
      if (outcome === 'reloaded') return
      await rendered()
      if (!isCurrent) return
      if (outcome === 'shown') showFound(found)
      end()
    }
    // The call shows its own failure: the message may be gone.
    go().catch(() => isCurrent && end())
    return () => {
      isCurrent = false
    }
  }, [api, chat, target, isLoaded])
}

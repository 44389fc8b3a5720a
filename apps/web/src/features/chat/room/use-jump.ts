import type { Chat } from '@lanting/chat'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../../shared/use-api.ts'

/** A message to show, or the first one at a time. A new object jumps again. */
export type JumpTarget = { readonly id: number } | { readonly atMs: number }

const rendered = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Leads to a message. Loads the history around it if it is not here. */
export const useJump = (
  chat: Pick<Chat, 'goTo'>,
  show: (id: number) => boolean,
  target: JumpTarget | undefined,
  isLoaded: boolean,
): void => {
  const api = useApi()
  const go = useEffectEvent(async (wanted: JumpTarget) => {
    if ('id' in wanted && show(wanted.id)) return
    let found = 0
    await chat.goTo(async () => {
      const { id, ...page } = await api.getChatAround({ body: wanted })
      found = id
      return page
    })
    await rendered()
    show(found)
  })
  useEffect(() => {
    // The call shows its own failure: the message may be gone.
    if (target && isLoaded) go(target).catch(() => undefined)
  }, [target, isLoaded])
}

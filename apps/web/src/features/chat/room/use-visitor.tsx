import type { Chat } from '@lanting/chat'
import type { ChatRules } from '@lanting/contract'
import { useRef } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import type { VisitorNameProps } from './visitor-name.tsx'

const VisitorName = onDemand(async () => (await import('./visitor-name.tsx')).VisitorName)

interface Needs {
  readonly chat: Pick<Chat, 'setVisitor'>
  readonly rules: ChatRules
  readonly userId: number | undefined
}

/** Lets a visitor write with a name while the owner allows it, and otherwise after login. */
export const useVisitor = ({ chat, rules: { visitors }, userId }: Needs) => {
  const whenLoggedIn = useWhenLoggedIn()
  const giveName: VisitorNameProps['giveName'] = useRef(undefined)
  const isVisitor = userId === undefined && visitors !== 'off'

  const whenAllowed = async (send: () => void) => {
    if (!isVisitor) return whenLoggedIn(send)
    await giveName.current?.()
    return send()
  }

  return {
    whenAllowed,
    nameField: isVisitor && <VisitorName chat={chat} mode={visitors} giveName={giveName} />,
  }
}

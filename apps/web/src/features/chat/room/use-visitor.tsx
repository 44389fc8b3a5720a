import { encodedStorage } from '@lanting/browser'
import type { Chat } from '@lanting/chat'
import { type ChatRules, VISITOR_NAME_MAX } from '@lanting/contract'
import { useId, useRef, useState } from 'react'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { useHoneypot } from '../../../shared/use-honeypot.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import './visitor-name.css'

const NAME = 'chat-visitor-name'

const readName = (): string => {
  const name = encodedStorage.read(NAME)
  return typeof name === 'string' ? name : ''
}

interface Needs {
  readonly chat: Pick<Chat, 'setVisitor'>
  readonly rules: ChatRules
  readonly userId: number | undefined
}

/** Lets a visitor write with a name while the owner allows it, and otherwise after login. */
export const useVisitor = ({ chat, rules: { visitors }, userId }: Needs) => {
  const chatRoom = useChatCopy()
  const whenLoggedIn = useWhenLoggedIn()
  const { honeypotInput, honeypotFields } = useHoneypot()
  const [name, setName] = useState(readName)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isVisitor = userId === undefined && visitors !== 'off'

  const whenAllowed = async (send: () => void) => {
    if (!isVisitor) return whenLoggedIn(send)
    if (name.trim() === '') field.current?.focus()
    else encodedStorage.write(NAME, name)
    chat.setVisitor({ name, ...(await honeypotFields()) })
    return send()
  }

  return {
    whenAllowed,
    nameField: isVisitor && (
      <div className="room-visitor">
        <label htmlFor={id}>{chatRoom.visitorName}</label>
        <input
          id={id}
          ref={field}
          value={name}
          maxLength={VISITOR_NAME_MAX}
          autoComplete="nickname"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p>{visitors === 'held' ? chatRoom.visitorHeld : chatRoom.visitorFree}</p>
        {honeypotInput}
      </div>
    ),
  }
}

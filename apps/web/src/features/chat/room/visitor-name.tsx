import { encodedStorage } from '@lanting/browser'
import type { Chat } from '@lanting/chat'
import { type ChatVisitorMode, VISITOR_NAME_MAX } from '@lanting/contract'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useHoneypot } from '../../../shared/use-honeypot.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import './visitor-name.css'

const NAME = 'chat-visitor-name'

const readName = (): string => {
  const name = encodedStorage.read(NAME)
  return typeof name === 'string' ? name : ''
}

export interface VisitorNameProps {
  readonly chat: Pick<Chat, 'setVisitor'>
  readonly mode: ChatVisitorMode
  /** Receives what gives the chat the name, to be called before a message is sent. */
  readonly giveName: RefObject<(() => Promise<void>) | undefined>
}

/** Asks a visitor for a name, and says what becomes of the messages. */
export const VisitorName = ({ chat, mode, giveName }: VisitorNameProps) => {
  const chatRoom = useChatCopy()
  const { honeypotInput, honeypotFields } = useHoneypot()
  const [name, setName] = useState(readName)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    giveName.current = async () => {
      if (name.trim() === '') field.current?.focus()
      else encodedStorage.write(NAME, name)
      chat.setVisitor({ name, ...(await honeypotFields()) })
    }
  })
  return (
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
      <p>{mode === 'held' ? chatRoom.visitorHeld : chatRoom.visitorFree}</p>
      {honeypotInput}
    </div>
  )
}

import type { Chat } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { createContext, useContext } from 'react'
import type { UserInfo } from '../../../shared/stores/user-state.ts'
import type { JumpTarget } from './use-jump.ts'

/** Values that every message needs and that seldom change. */
interface RoomContext {
  readonly me: UserInfo | undefined
  readonly answer: (message: ChatMessage) => void
  readonly recall: (message: ChatMessage) => void
  /** Puts a text into the composer. */
  readonly writeAgain: (text: string) => void
  readonly chat: Chat
  readonly react: (id: number, emoji: string, on: boolean) => void
  readonly pin: (id: number, isPinned: boolean) => void
  readonly isPinned: (id: number) => boolean
  /** Leads to a message or a time. */
  readonly jump: (target: JumpTarget) => void
  /** The names of everybody who is here or has written, the longest first. */
  readonly names: () => readonly string[]
  /** Opens the viewer with all images of the room. */
  readonly enlarge: (id: number) => void
}

const Context = createContext<RoomContext | undefined>(undefined)
export const RoomProvider = Context.Provider

export const useRoom = (): RoomContext => {
  const room = useContext(Context)
  if (!room) throw new Error('A message stands in a room.')
  return room
}

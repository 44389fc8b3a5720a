import type { Chat, ChatState } from '@lanting/chat'
import { create } from 'zustand'

/** The part of the chat's socket that the turntable uses. */
type TurntableLink = Pick<Chat, 'listen' | 'sendClock' | 'cheer' | 'onNotice'>

interface Listening {
  /** Who listens together now. Chat and music both show it. */
  readonly listeners: ChatState['listeners']
  readonly isJoined: boolean
  /** Present when the socket of the page has been opened. */
  readonly link?: TurntableLink
  /** Grows with every wish to join. The disc fulfils it. */
  readonly wishes: number
}

const NOBODY: ChatState['listeners'] = { list: [], users: 0, visitors: 0 }

export const useListening = create<Listening>()(() => ({
  listeners: NOBODY,
  isJoined: false,
  wishes: 0,
}))

export const countListeners = ({ listeners: { users, visitors } }: Listening): number =>
  users + visitors

export const wishToListen = (): void =>
  useListening.setState(({ wishes }) => ({ wishes: wishes + 1 }))

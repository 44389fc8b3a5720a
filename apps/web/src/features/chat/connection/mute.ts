import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'

const NAME = 'chat-mute'

interface Mute {
  readonly userId: number
  /** In epoch milliseconds. */
  readonly until: number
}

const isMute = (value: unknown): value is Mute => {
  const { userId, until } = (value ?? {}) as Partial<Mute>
  return typeof userId === 'number' && typeof until === 'number'
}

const readMute = (): Mute | undefined => {
  const value = encodedStorage.read(NAME)
  return isMute(value) ? value : undefined
}

/** The last mute that the server sent to this browser. */
export const useMute = create<{ readonly mute: Mute | undefined }>()(() => ({ mute: readMute() }))

encodedStorage.follow(NAME, () => useMute.setState({ mute: readMute() }))

export const rememberMute = (mute: Mute): void => {
  useMute.setState({ mute })
  encodedStorage.write(NAME, mute)
}

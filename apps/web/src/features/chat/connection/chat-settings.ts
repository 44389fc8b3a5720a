import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'

const NAME = 'chat-settings'

interface ChatSettings {
  /** Undefined until it is chosen: Enter sends, except on a touch keyboard. */
  readonly enterSends?: boolean
  readonly hasSound: boolean
  /** No sound; only mentions are counted in the title and shown as a dot on the icon. */
  readonly isQuiet: boolean
}

const readSettings = (): ChatSettings => {
  const { enterSends, hasSound, isQuiet } = (encodedStorage.read(NAME) ?? {}) as Partial<
    Record<keyof ChatSettings, unknown>
  >
  return {
    ...(typeof enterSends === 'boolean' && { enterSends }),
    hasSound: hasSound === true,
    isQuiet: isQuiet === true,
  }
}

/** The settings of the chat room in this browser, shared by all tabs. */
export const useChatSettings = create<ChatSettings>()(readSettings)

encodedStorage.follow(NAME, () => useChatSettings.setState(readSettings(), true))

export const changeChatSettings = (change: Partial<ChatSettings>): void => {
  useChatSettings.setState(change)
  encodedStorage.write(NAME, useChatSettings.getState())
}

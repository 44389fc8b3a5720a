import type { Chat } from '@lanting/chat'
import { create } from 'zustand'
import type { Api } from '../../../shared/api/api.ts'
import { type Mentionable, mentionable } from './mention.rules.ts'

const KEPT_MS = 60_000

/** The users who wrote last, once an `@` was typed. */
export const useWriters = create<{ readonly writers: readonly Mentionable[] }>()(() => ({
  writers: [],
}))

let loadedAt = -KEPT_MS

/** Loads the users who wrote last, at most once a minute. Returns whether it did. */
export const loadWriters = async (api: Api): Promise<boolean> => {
  if (performance.now() - loadedAt < KEPT_MS) return false
  loadedAt = performance.now()
  const { list } = await api.getChatWriters(undefined, { quiet: true })
  useWriters.setState({ writers: list })
  return true
}

/** Everybody who can be mentioned, as far as the room knows them. */
export const knownUsers = (chat: Pick<Chat, 'getState'>) => {
  const { online, messages } = chat.getState()
  return { online, messages, ...useWriters.getState() }
}

/** Returns the names of everybody who can be mentioned, the longest first. Computed once for a state. */
export const mentionNames = (chat: Pick<Chat, 'getState'>): (() => readonly string[]) => {
  let read: ReturnType<typeof knownUsers> | undefined
  let names: readonly string[] = []
  return () => {
    const known = knownUsers(chat)
    const { online, messages, writers } = known
    const isSame = read?.online === online && read.messages === messages
    if (isSame && read?.writers === writers) return names
    read = known
    names = mentionable(known, undefined)
      .map(({ nick_name }) => nick_name)
      .sort((a, b) => b.length - a.length)
    return names
  }
}

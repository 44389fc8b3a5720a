import type { Language } from '@lanting/contract'
import type { ChatRoomCopy } from '@lanting/copy/chat-room/zh-CN'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useLanguage } from '../../shared/language.ts'

const useCopies = create<Partial<Record<Language, ChatRoomCopy>>>()(() => ({}))

const read = async (language: string): Promise<Partial<Record<Language, ChatRoomCopy>>> =>
  language === 'en'
    ? { en: (await import('@lanting/copy/chat-room/en')).en }
    : { 'zh-CN': (await import('@lanting/copy/chat-room/zh-CN')).zhCN }

/** Loads the copy of the room. Called together with the room, in the language of the page. */
export const loadChatCopy = async (language = document.documentElement.lang): Promise<void> =>
  useCopies.setState(await read(language))

/** Loads the copy again when the language of the page has changed. */
export const useChatLanguage = (): void => {
  const language = useLanguage()
  useEffect(() => {
    loadChatCopy(language).catch((error) => console.info('Not loaded:', error))
  }, [language])
}

/** The copy of the chat room. Until that of a new language is here, the room keeps the other one. */
export const useChatCopy = (): ChatRoomCopy => {
  const language = useLanguage()
  const copy = useCopies((copies) => copies[language] ?? copies['zh-CN'] ?? copies.en)
  if (!copy) throw new Error('The room is shown without its copy')
  return copy
}

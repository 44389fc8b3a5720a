import type { Language } from '@lanting/contract'
import { type Copy, zhCN } from '@lanting/copy/zh-CN'
import { useSiteContext } from './router/router-context.ts'

/** Chinese is part of the page. English loads on demand. */
export const loadCopy = async (language: Language): Promise<Copy> =>
  language === 'en' ? (await import('@lanting/copy/en')).en : zhCN

export const useCopy = (): Copy => useSiteContext().copy

export const useLanguage = (): Language => useSiteContext().language

/** The copy of a part that loads on demand, in the language of the page. */
export const useCopyOf = <T>(copies: Readonly<Record<Language, T>>): T => copies[useLanguage()]

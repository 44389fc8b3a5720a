import type { Language } from '@lanting/contract'
import { type Copy, zhCN } from '@lanting/copy/zh-CN'
import { useRouteContext } from '@tanstack/react-router'

/** Chinese is part of the page. English loads on demand. */
export const loadCopy = async (language: Language): Promise<Copy> =>
  language === 'en' ? (await import('@lanting/copy/en')).en : zhCN

export const useCopy = (): Copy => useRouteContext({ from: '__root__', select: ({ copy }) => copy })

export const useLanguage = (): Language =>
  useRouteContext({ from: '__root__', select: ({ language }) => language })

import type { Language } from '@lanting/contract'
import { type Copy, zhCN } from '@lanting/copy/zh-CN'
import { useRouter } from '@tanstack/react-router'

/** Chinese comes with the page; English is fetched when somebody wants it. */
export const loadCopy = async (language: Language): Promise<Copy> =>
  language === 'en' ? (await import('@lanting/copy/en')).en : zhCN

export const useCopy = (): Copy => useRouter().options.context.copy

import { LANGUAGES, type Language } from '@lanting/contract'
import type { AdminCopy } from '@lanting/copy/admin/zh-CN'
import type { Copy } from '@lanting/copy/zh-CN'
import { create } from 'zustand'

export type Words = Copy & { readonly admin: AdminCopy }

interface Spoken {
  readonly language: Language
  readonly words: Words
}

const YEAR_S = 31_536_000

const load = async (language: Language): Promise<Words> => {
  if (language === 'en') {
    const [{ en }, { adminEn }] = await Promise.all([
      import('@lanting/copy/en'),
      import('@lanting/copy/admin/en'),
    ])
    return { ...en, admin: adminEn }
  }
  const [{ zhCN }, { adminZhCN }] = await Promise.all([
    import('@lanting/copy/zh-CN'),
    import('@lanting/copy/admin/zh-CN'),
  ])
  return { ...zhCN, admin: adminZhCN }
}

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((known) => known === text)

/** `?lang`, else the cookie, else Chinese: as on the site. */
const wantedLanguage = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang') ?? undefined
  const kept = /(?:^|; )lang=([^;]+)/.exec(document.cookie)?.[1]
  return [asked, kept].find(isLanguage) ?? 'zh-CN'
}

export const useSpoken = create<Spoken>()(() => ({ language: 'zh-CN', words: {} as Words }))

const speak = async (language: Language) => {
  const words = await load(language)
  document.documentElement.lang = language
  useSpoken.setState({ language, words })
}

/** To be awaited before anything is drawn. */
export const startSpeaking = (): Promise<void> => speak(wantedLanguage())

/** Changes the language where one stands: nothing that is being written is touched. */
export const switchLanguage = async (language: Language): Promise<void> => {
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  await speak(language)
}

export const useCopy = (): Words => useSpoken(({ words }) => words)
export const useLanguage = (): Language => useSpoken(({ language }) => language)

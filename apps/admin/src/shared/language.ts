import { LANGUAGES, type Language } from '@lanting/contract'
import type { AdminCopy } from '@lanting/copy/admin/zh-CN'
import type { FormCopy } from '@lanting/copy/forms'
import type { Copy as SiteCopy } from '@lanting/copy/zh-CN'
import { create } from 'zustand'
import { languageOf } from './language-of.ts'

export type Copy = SiteCopy & FormCopy & { readonly admin: AdminCopy }

interface LanguageState {
  readonly language: Language
  readonly copy: Copy
}

const YEAR_S = 31_536_000

const load = async (language: Language): Promise<Copy> => {
  const forms = import('@lanting/copy/forms')
  if (language === 'en') {
    const [{ en }, { adminEn }, { formCopy }] = await Promise.all([
      import('@lanting/copy/en'),
      import('@lanting/copy/admin/en'),
      forms,
    ])
    return { ...en, ...formCopy.en, admin: adminEn }
  }
  const [{ zhCN }, { adminZhCN }, { formCopy }] = await Promise.all([
    import('@lanting/copy/zh-CN'),
    import('@lanting/copy/admin/zh-CN'),
    forms,
  ])
  return { ...zhCN, ...formCopy['zh-CN'], admin: adminZhCN }
}

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((known) => known === text)

/** Reads `?lang`, then the cookie, as the site does, then the languages of the browser. */
const preferredLanguage = (): Language => {
  const requested = new URLSearchParams(location.search).get('lang') ?? undefined
  const saved = /(?:^|; )lang=([^;]+)/.exec(document.cookie)?.[1]
  return [requested, saved].find(isLanguage) ?? languageOf(navigator.languages)
}

export const useLanguageStore = create<LanguageState>()(() => ({
  language: 'zh-CN',
  copy: {} as Copy,
}))

const applyLanguage = async (language: Language) => {
  const copy = await load(language)
  document.documentElement.lang = language
  useLanguageStore.setState({ language, copy })
}

/** Loads the copy. Must finish before the first render. */
export const initLanguage = (): Promise<void> => applyLanguage(preferredLanguage())

/** Changes the language without a reload, so that unsaved input stays. */
export const switchLanguage = async (language: Language): Promise<void> => {
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  await applyLanguage(language)
}

export const useCopy = (): Copy => useLanguageStore(({ copy }) => copy)
export const useLanguage = (): Language => useLanguageStore(({ language }) => language)

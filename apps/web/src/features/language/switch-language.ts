import type { Language } from '@lanting/contract'
import type { AnyRouter } from '@tanstack/react-router'
import { loadCopy } from '../../shared/language.ts'

const YEAR_S = 31_536_000

/** Changes the language without a page load. */
export const switchLanguage = async (router: AnyRouter, language: Language): Promise<void> => {
  const copy = await loadCopy(language)
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  router.update({ context: { ...router.options.context, language, copy } })
  await router.navigate({
    to: '.',
    search: ({ lang: _, ...rest }: Record<string, unknown>) => rest,
    hash: true,
    replace: true,
    resetScroll: false,
  })
  await router.invalidate()
}

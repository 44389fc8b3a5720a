import type { Language } from '@lanting/contract'
import { loadCopy } from '../../shared/language.ts'
import { withoutParameter } from '../../shared/router/location.ts'
import type { Router } from '../../shared/router/router.ts'

const YEAR_S = 31_536_000

/** Changes the language without a page load. */
export const switchLanguage = async (router: Router, language: Language): Promise<void> => {
  const copy = await loadCopy(language)
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  const href = withoutParameter(router.location(), 'lang')
  await router.navigate(href, { replace: true, keepScroll: true })
  await router.reload({ language, copy })
}

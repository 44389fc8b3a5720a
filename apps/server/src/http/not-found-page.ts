import type { Language } from '@lanting/contract'
import type { Page, PageRequest, RenderPage } from './render-page.ts'

/** An address that no page ever has. */
const NOWHERE = '/404'

interface Needs {
  readonly render: RenderPage
  readonly cache: { now(): number; hasChangedSince(moment: number): boolean }
}

/** All unknown addresses share one page, rendered once for each language. */
export const notFoundPages = ({ render, cache }: Needs) => {
  const made = new Map<Language, { readonly startedAt: number; readonly page: Promise<Page> }>()
  return (request: Omit<PageRequest, 'url'>): Promise<Page> => {
    const { language } = request
    const before = made.get(language)
    if (before && !cache.hasChangedSince(before.startedAt)) return before.page
    const startedAt = cache.now()
    const page = render({ ...request, url: NOWHERE })
    const entry = { startedAt, page }
    made.set(language, entry)
    const forget = () => {
      if (made.get(language) === entry) made.delete(language)
    }
    page.then(({ status }) => status === 404 || forget(), forget)
    return page
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { configQuery } from '../features/site/site.queries.ts'
import type { SiteContext } from './router.ts'

interface PageFacts {
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly picture?: string
  readonly type?: 'website' | 'article'
}

const LOCALES = { 'zh-CN': 'zh_CN', en: 'en_US' } as const

/** Title, description, Open Graph tags and addresses of a page, in the name of the site. */
export const pageHead = (
  { api, copy, language, origin, queryClient }: SiteContext & { queryClient: QueryClient },
  { path, title, description, picture, type = 'website' }: PageFacts,
) => {
  const site = queryClient.getQueryData(configQuery(api).queryKey)
  const siteName = site?.blog_name ?? copy.site.name
  const about = description || site?.personal_say || copy.site.saying
  const url = `${origin}${path}`
  const inLanguage = (lang: string) => `${url}${path.includes('?') ? '&' : '?'}lang=${lang}`
  return {
    meta: [
      { title: `${title} - ${siteName}` },
      { name: 'description', content: about },
      { property: 'og:title', content: title },
      { property: 'og:description', content: about },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: LOCALES[language] },
      ...(picture ? [{ property: 'og:image', content: new URL(picture, origin).href }] : []),
    ],
    links: [
      { rel: 'canonical', href: url },
      { rel: 'alternate', hrefLang: 'zh-CN', href: inLanguage('zh-CN') },
      { rel: 'alternate', hrefLang: 'en', href: inLanguage('en') },
    ],
  }
}

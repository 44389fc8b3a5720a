import type { SiteContext } from './router.ts'

interface PageFacts {
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly picture?: string
  readonly type?: 'website' | 'article'
}

const LOCALES = { 'zh-CN': 'zh_CN', en: 'en_US' } as const

/** Title, description and Open Graph tags of a page. */
export const pageHead = ({ copy, language, origin }: SiteContext, facts: PageFacts) => {
  const { path, title, description = copy.site.saying, picture, type = 'website' } = facts
  const url = `${origin}${path}`
  return {
    meta: [
      { title: `${title} - ${copy.site.name}` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: copy.site.name },
      { property: 'og:locale', content: LOCALES[language] },
      ...(picture ? [{ property: 'og:image', content: new URL(picture, origin).href }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

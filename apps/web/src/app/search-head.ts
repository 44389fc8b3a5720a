import {
  articleOgImagePath,
  CARD,
  FEEDS,
  type FeedForm,
  feedPath,
  PATHS,
  siteOgImagePath,
  type TermAddress,
} from '@lanting/contract'
import type { PageHead } from '../shared/router/route.ts'
import type { SiteContext } from '../shared/router/site-context.ts'
import { blogPosting, breadcrumbs, type FoundArticle, webSite } from './structured-data.ts'

export interface PageFacts {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The page number of a list. */
  readonly page?: number
  readonly article?: FoundArticle
  /** The address of the same page elsewhere. */
  readonly canonical?: string | null
  /** The category or tag of an article list. */
  readonly label?: TermAddress & { readonly name: string }
  /** The pages above this one, below the home page. */
  readonly above?: readonly { readonly name: string; readonly path: string }[]
  /** The things that the page is about, beside its place on the site. */
  readonly things?: readonly object[]
  /** Not for search engines. */
  readonly hidden?: boolean
}

/** A page as search engines and shared links show it. */
interface FoundPage extends PageFacts {
  readonly siteName: string
  readonly changedAtMs: number
  /** The title with the number of a further page. */
  readonly numberedTitle: string
  /** The address, and the address of the first page of a list. */
  readonly url: string
  readonly first: string
}

const LOCALES = { 'zh-CN': 'zh_CN', en: 'en_US' } as const
const FORMS = Object.keys(FEEDS) as FeedForm[]

export const withParameter = (url: string, name: string, value: string | number) =>
  `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`

/** The feeds of the site and of the page's category or tag. */
const feedLinks = ({ copy, origin }: SiteContext, siteName: string, label: PageFacts['label']) =>
  [undefined, ...(label ? [label] : [])].flatMap((about) =>
    FORMS.map((form) => ({
      rel: 'alternate',
      type: FEEDS[form].mediaType,
      title: copy.found.feed(about?.name ?? siteName, FEEDS[form].name),
      href: origin + feedPath(form, about),
    })),
  )

const articleTags = (article: FoundArticle) => [
  { property: 'article:published_time', content: new Date(article.createdAtMs).toISOString() },
  { property: 'article:modified_time', content: new Date(article.updatedAtMs).toISOString() },
  ...(article.categoryName ? [{ property: 'article:section', content: article.categoryName }] : []),
]

const pictureTags = (picture: string, alt: string) => [
  { property: 'og:image', content: picture },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(CARD.width) },
  { property: 'og:image:height', content: String(CARD.height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image', content: picture },
  { name: 'twitter:image:alt', content: alt },
]

/** The data of a page for search engines, feed readers and shared links. */
export const searchHead = (
  context: SiteContext,
  found: FoundPage,
): Pick<PageHead, 'meta' | 'links' | 'data'> => {
  const { copy, language, origin } = context
  const { path, description, url, first, siteName, article, label, above = [] } = found
  const title = found.numberedTitle
  const picture =
    origin +
    (article
      ? articleOgImagePath(article.id, article.updatedAtMs)
      : siteOgImagePath(found.changedAtMs))
  const crumbs = [
    { name: copy.titles.Home, url: origin + PATHS.home },
    ...above.map((crumb) => ({ name: crumb.name, url: origin + crumb.path })),
    { name: found.title, url: first },
  ]
  return {
    meta: [
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: LOCALES[language] },
      ...(article ? articleTags(article) : []),
      ...pictureTags(picture, title),
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
    ],
    data: [
      path === PATHS.home ? webSite({ name: siteName, origin, description }) : breadcrumbs(crumbs),
      ...(found.things ?? []),
      ...(article ? [blogPosting({ article, url, picture, description, siteName, origin })] : []),
    ],
    links: [
      { rel: 'alternate', hreflang: 'zh-CN', href: withParameter(url, 'lang', 'zh-CN') },
      { rel: 'alternate', hreflang: 'en', href: withParameter(url, 'lang', 'en') },
      { rel: 'alternate', hreflang: 'x-default', href: url },
      ...feedLinks(context, siteName, label),
    ],
  }
}

import {
  articleListPath,
  articleOgImagePath,
  CARD,
  FEEDS,
  type FeedForm,
  feedPath,
  PATHS,
  siteOgImagePath,
  type TermAddress,
} from '@lanting/contract'
import { configQuery } from '../features/site/site.queries.ts'
import type { PageHead } from '../shared/router/route.ts'
import type { SiteContext } from '../shared/router/site-context.ts'
import {
  blogPosting,
  breadcrumbs,
  type Crumb,
  type FoundArticle,
  webSite,
} from './structured-data.ts'

interface PageFacts {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The page number of a list. */
  readonly page?: number
  readonly article?: FoundArticle
  /** The category or tag of an article list. */
  readonly label?: TermAddress & { readonly name: string }
  /** The pages above this one, below the home page. */
  readonly above?: readonly { readonly name: string; readonly path: string }[]
  /** Not for search engines. */
  readonly hidden?: boolean
}

const LOCALES = { 'zh-CN': 'zh_CN', en: 'en_US' } as const
const FORMS = Object.keys(FEEDS) as FeedForm[]

const siteOf = ({ api, copy, queryClient }: SiteContext) => {
  const config = queryClient.getQueryData(configQuery(api).queryKey)
  return {
    name: config?.blog_name || copy.site.name,
    tagline: config?.personal_say || copy.descriptions.Home,
    changedAtMs: config?.updatedAtMs ?? 0,
  }
}

const withParameter = (url: string, name: string, value: string | number) =>
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

/**
 * Title, description, addresses and feeds of a page, and its data for search engines and shared
 * links.
 */
export const pageHead = (context: SiteContext, facts: PageFacts): PageHead => {
  const { copy, language, origin } = context
  const { path, page = 1, article, label, above = [], hidden = false } = facts
  const site = siteOf(context)
  const title = page > 1 ? copy.found.page(facts.title, page) : facts.title
  const description = facts.description || title
  const first = origin + path
  const url = page > 1 ? withParameter(first, 'page', page) : first
  const picture =
    origin +
    (article
      ? articleOgImagePath(article.id, article.updatedAtMs)
      : siteOgImagePath(site.changedAtMs))
  const home: Crumb = { name: copy.titles.Home, url: origin + PATHS.home }
  const crumbs = [...above.map((crumb) => ({ name: crumb.name, url: origin + crumb.path }))]
  const isHome = path === PATHS.home
  const { name: siteName } = site
  return {
    title: `${title} - ${siteName}`,
    meta: [
      { name: 'description', content: description },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
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
      isHome
        ? webSite({ name: siteName, origin, description })
        : breadcrumbs([home, ...crumbs, { name: facts.title, url: first }]),
      ...(article ? [blogPosting({ article, url, picture, description, siteName, origin })] : []),
    ],
    links: [
      { rel: 'canonical', href: url },
      { rel: 'alternate', hreflang: 'zh-CN', href: withParameter(url, 'lang', 'zh-CN') },
      { rel: 'alternate', hreflang: 'en', href: withParameter(url, 'lang', 'en') },
      { rel: 'alternate', hreflang: 'x-default', href: url },
      ...feedLinks(context, siteName, label),
    ],
  }
}

/** Home uses the tagline of the site. */
export const homeHead = (context: SiteContext, page: number) =>
  pageHead(context, {
    path: PATHS.home,
    title: context.copy.titles.Home,
    description: siteOf(context).tagline,
    page,
  })

export const articleHead = (
  context: SiteContext,
  article: FoundArticle & { readonly article_description: string },
) =>
  pageHead(context, {
    path: `${PATHS.article}?id=${article.id}`,
    title: article.article_title,
    description: article.article_description,
    article,
    above: article.categoryName
      ? [
          {
            name: article.categoryName,
            path: articleListPath({ type: 'category', id: article.category_id }),
          },
        ]
      : [],
  })

export const taxonomyHead = (
  context: SiteContext,
  label: TermAddress & { readonly name: string },
  page: number,
) => {
  const { titles, found } = context.copy
  return pageHead(context, {
    path: articleListPath(label),
    title: label.name,
    description: found.listOf[label.type](label.name),
    page,
    label,
    above: [
      label.type === 'tag'
        ? { name: titles.Tag, path: PATHS.tag }
        : { name: titles.Category, path: PATHS.category },
    ],
  })
}

/** The heads of pages that search engines must not keep. */
export const notFoundHead = ({ copy }: SiteContext): PageHead => ({
  title: copy.titles.NotFound,
  meta: [
    { name: 'description', content: copy.descriptions.NotFound },
    { name: 'robots', content: 'noindex' },
  ],
})

export const failureHead = ({ copy }: SiteContext): PageHead => ({
  title: copy.failure.title,
  meta: [
    { name: 'description', content: copy.failure.text },
    { name: 'robots', content: 'noindex' },
  ],
})

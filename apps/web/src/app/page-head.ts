import {
  type ArticleDetail,
  articleListPath,
  articlePath,
  PATHS,
  type TermAddress,
} from '@lanting/contract'
import type { PageHead } from '../shared/router/route.ts'
import type { SiteContext } from '../shared/router/site-context.ts'
import { configQuery } from '../shared/site-config.ts'
import { type PageFacts, searchHead, withParameter } from './search-head.ts'
import type { FoundArticle } from './structured-data.ts'

const siteOf = ({ api, copy, queryClient }: SiteContext) => {
  const config = queryClient.getQueryData(configQuery(api).queryKey)
  return {
    siteName: config?.blog_name || copy.site.name,
    tagline: config?.description || config?.personal_say || copy.descriptions.Home,
    changedAtMs: config?.updatedAtMs ?? 0,
  }
}

/**
 * Title, description and address of a page. The server adds the data for search engines and shared
 * links, which read a page only as the server sends it.
 */
export const pageHead = (context: SiteContext, facts: PageFacts): PageHead => {
  const { copy, origin } = context
  const { path, page = 1, hidden = false } = facts
  const site = siteOf(context)
  const title = page > 1 ? copy.found.page(facts.title, page) : facts.title
  const description = facts.description || title
  const first = origin + path
  const url = page > 1 ? withParameter(first, 'page', page) : first
  const found = { ...facts, ...site, numberedTitle: title, description, first, url }
  const { meta = [], links = [], data } = import.meta.env.SSR ? searchHead(context, found) : {}
  return {
    title: `${title} - ${site.siteName}`,
    meta: [
      { name: 'description', content: description },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      ...meta,
    ],
    links: [{ rel: 'canonical', href: facts.canonical ?? url }, ...links],
    data,
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

type SearchFields = Pick<
  ArticleDetail,
  'slug' | 'article_description' | 'meta_title' | 'meta_description' | 'canonical_url'
>

export const articleHead = (context: SiteContext, article: FoundArticle & SearchFields) =>
  pageHead(context, {
    path: articlePath(article),
    title: article.meta_title || article.article_title,
    description: article.meta_description || article.article_description,
    canonical: article.canonical_url,
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

import type { ArticleDetail } from '@lanting/contract'

/** Search engines read these as schema.org objects; the router writes them as safe JSON. */
type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

const thing = (data: Thing) => ({ '@context': 'https://schema.org', ...data })

interface Crumb {
  readonly name: string
  readonly url: string
}

export const breadcrumbs = (crumbs: readonly Crumb[]) =>
  thing({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  })

interface Site {
  readonly name: string
  readonly origin: string
  readonly description: string
}

export const webSite = ({ name, origin, description }: Site) =>
  thing({ '@type': 'WebSite', name, url: `${origin}/`, description })

export type FoundArticle = Pick<
  ArticleDetail,
  'id' | 'article_title' | 'createdAtMs' | 'updatedAtMs' | 'authorName' | 'categoryName'
> &
  Pick<ArticleDetail, 'category_id' | 'tagNameList'>

interface Posting {
  readonly article: FoundArticle
  readonly url: string
  readonly picture: string
  readonly description: string
  readonly siteName: string
  readonly origin: string
}

const isoDate = (ms: number) => new Date(ms).toISOString()

export const blogPosting = ({ article, url, picture, description, siteName, origin }: Posting) =>
  thing({
    '@type': 'BlogPosting',
    headline: article.article_title,
    description,
    image: [picture],
    datePublished: isoDate(article.createdAtMs),
    dateModified: isoDate(article.updatedAtMs),
    author: { '@type': 'Person', name: article.authorName ?? siteName },
    publisher: { '@type': 'Organization', name: siteName, url: `${origin}/` },
    ...(article.categoryName && { articleSection: article.categoryName }),
    keywords: article.tagNameList,
    url,
    mainEntityOfPage: url,
  })

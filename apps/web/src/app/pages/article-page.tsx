import { getRouteApi } from '@tanstack/react-router'
import { ArticleMeta } from '../../features/articles/article-meta.tsx'
import { ArticleText } from '../../features/articles/article-text.tsx'
import { Banner } from '../banner/banner.tsx'

const route = getRouteApi('/layout/article')

export const ArticlePage = () => {
  const article = route.useLoaderData()
  return (
    <article>
      <Banner
        routeName="Article"
        title={article.article_title}
        picture={article.article_cover || undefined}
      >
        <ArticleMeta article={article} />
      </Banner>
      <div className="reading-column">
        <ArticleText html={article.article_html} />
      </div>
    </article>
  )
}

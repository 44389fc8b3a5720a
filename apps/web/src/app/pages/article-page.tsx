import { getRouteApi } from '@tanstack/react-router'
import { ArticleMeta } from '../../features/articles/article-meta.tsx'
import { ArticleText } from '../../features/articles/article-text.tsx'
import { PATHS } from '../../shared/paths.ts'

const route = getRouteApi(PATHS.article)

export const ArticlePage = () => {
  const article = route.useLoaderData()
  return (
    <main className="column">
      <article>
        <h1>{article.article_title}</h1>
        <ArticleMeta article={article} />
        <ArticleText html={article.article_html} />
      </article>
    </main>
  )
}

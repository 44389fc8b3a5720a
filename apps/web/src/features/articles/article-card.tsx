import { type ArticleCard as Card, PINNED } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { ArticleMeta } from './article-meta.tsx'

export const ArticleCard = ({ article }: { article: Card }) => {
  const { home } = useCopy()
  return (
    <article className="card article-card">
      {article.is_top === PINNED.yes && <span className="seal pinned">{home.pinned}</span>}
      <p className="category">{article.categoryName}</p>
      <h2>
        <Link to={PATHS.article} search={{ id: article.id }}>
          {article.article_title}
        </Link>
      </h2>
      <p className="description">{article.article_description}</p>
      <ArticleMeta article={article} />
    </article>
  )
}

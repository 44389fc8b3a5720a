import { type ArticleCard as Card, PINNED } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { Cover } from '../../shared/cover.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { ArticleMeta } from './article-meta.tsx'

/** The cover repeats the title's link, so only the title takes keyboard focus. */
export const ArticleCard = ({ article }: { article: Card }) => {
  const { home } = useCopy()
  const { id, article_title, article_cover, article_description, categoryName } = article
  const link = { to: PATHS.article, search: { id } } as const
  return (
    <article className="card article-card">
      {article.is_top === PINNED.yes && <span className="seal pinned">{home.pinned}</span>}
      <Link {...link} className="cover" tabIndex={-1} aria-hidden="true">
        <Cover url={article_cover} width={480} height={256} />
      </Link>
      <div className="card-text">
        {categoryName && (
          <Link
            className="category"
            to={PATHS.articleList as string}
            search={{ id: article.category_id, type: 'category', name: categoryName }}
          >
            {categoryName}
          </Link>
        )}
        <h2>
          <Link {...link}>{article_title}</Link>
        </h2>
        <p className="description">{article_description}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}

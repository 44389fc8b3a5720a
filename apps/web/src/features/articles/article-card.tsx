import { articleListPath, articlePath, type ArticleCard as Card, PINNED } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { coverOf } from '../../shared/cover-of.ts'
import { useCopy } from '../../shared/language.ts'
import { scriptOf } from '../../shared/script-of.ts'
import { ArticleMeta } from './article-meta.tsx'
import './article-card.css'

/** The cover repeats the title's link, so only the title takes keyboard focus. */
export const ArticleCard = ({ article }: { article: Card }) => {
  const { home } = useCopy()
  const { article_title, article_description, categoryName } = article
  const href = articlePath(article)
  return (
    <article className="card article-card">
      {article.is_top === PINNED.yes && <span className="seal pinned">{home.pinned}</span>}
      {/* biome-ignore lint/a11y/useAnchorContent: for pointers only, the title is the same link. */}
      <a href={href} className="cover" tabIndex={-1} aria-hidden="true">
        <Cover url={coverOf(article)} width={480} height={256} />
      </a>
      <div className="card-text">
        {categoryName && (
          <a
            className="category"
            href={articleListPath({ type: 'category', id: article.category_id }, categoryName)}
          >
            {categoryName}
          </a>
        )}
        <h2 data-script={scriptOf(article_title)}>
          <a href={href}>{article_title}</a>
        </h2>
        <p className="description" data-script={scriptOf(article_description)}>
          {article_description}
        </p>
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}

import type { ArticleEntry } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { Cover } from '../../shared/cover.tsx'
import { dayOf } from '../../shared/formats.ts'
import { PATHS } from '../../shared/paths.ts'

/** Small cards: cover, title, date. */
export const ArticleGrid = ({ entries }: { entries: readonly ArticleEntry[] }) => (
  <ul className="article-grid">
    {entries.map(({ id, article_title, article_cover, createdAt }) => (
      <li key={id}>
        <Link className="card" to={PATHS.article} search={{ id }} title={article_title}>
          <span className="cover">
            <Cover url={article_cover} width={280} height={128} />
          </span>
          <b>{article_title}</b>
          <time dateTime={dayOf(createdAt)}>{dayOf(createdAt)}</time>
        </Link>
      </li>
    ))}
  </ul>
)

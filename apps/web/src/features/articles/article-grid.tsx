import type { ArticleEntry } from '@lanting/contract'
import { articlePath } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { dayOf } from '../../shared/formats.ts'
import './article-grid.css'

/** Small cards: cover, title, date. */
export const ArticleGrid = ({ entries }: { entries: readonly ArticleEntry[] }) => (
  <ul className="article-grid">
    {entries.map(({ id, slug, article_title, article_cover, createdAt }) => (
      <li key={id}>
        <a className="card" href={articlePath({ id, slug })} title={article_title}>
          <span className="cover">
            <Cover url={article_cover} width={280} height={128} />
          </span>
          <b>{article_title}</b>
          <time dateTime={dayOf(createdAt)}>{dayOf(createdAt)}</time>
        </a>
      </li>
    ))}
  </ul>
)

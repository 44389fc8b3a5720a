import type { ArticleEntry } from '@lanting/contract'
import { articlePath } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { coverOf } from '../../shared/cover-of.ts'
import { dayOf } from '../../shared/formats.ts'
import './article-grid.css'

/** Small cards: cover, title, date. */
export const ArticleGrid = ({ entries }: { entries: readonly ArticleEntry[] }) => (
  <ul className="article-grid">
    {entries.map(({ id, slug, article_title, createdAt, ...entry }) => (
      <li key={id}>
        <a className="card" href={articlePath({ id, slug })} title={article_title}>
          <span className="cover">
            <Cover url={coverOf(entry)} width={280} height={128} />
          </span>
          <b>{article_title}</b>
          <time dateTime={dayOf(createdAt)}>{dayOf(createdAt)}</time>
        </a>
      </li>
    ))}
  </ul>
)

import { articlePath, type Series } from '@lanting/contract'
import { useCopy } from '../../../shared/language.ts'

interface Props {
  readonly id: number
  readonly series: Series | null
}

/** The series that an article is in, and its next article. */
export const SeriesBox = ({ id, series }: Props) => {
  const { reading } = useCopy()
  const place = series?.articles.findIndex((article) => article.id === id) ?? -1
  if (!series || place < 0 || series.articles.length < 2) return null
  const { title, articles } = series
  const next = articles[place + 1]
  return (
    <nav className="series-box" aria-label={title}>
      <details>
        <summary>{reading.series(title, place + 1, articles.length)}</summary>
        <ol>
          {articles.map((article) => (
            <li key={article.id}>
              <a href={articlePath(article)} aria-current={article.id === id ? 'page' : undefined}>
                {article.article_title}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {next && (
        <a href={articlePath(next)}>
          {reading.nextInSeries}
          <b>{next.article_title}</b>
        </a>
      )}
    </nav>
  )
}

import { articleListPath } from '@lanting/contract'
import { IconHourglassEmpty } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { dayOf, grouped, readingTime } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'
import { ArticleCounts } from '../article-counts.tsx'
import { ArticleTags } from '../article-tags.tsx'
import type { ReadArticle } from '../articles.queries.ts'
import { minutesOf } from './reading-minutes.ts'

const ICON = { 'aria-hidden': true, size: 15, stroke: 1.6 } as const

interface Props {
  readonly article: ReadArticle
  readonly bookmark: ReactNode
}

/** The line below the title: dates, category, tags, likes, views and reading times. */
export const ArticleFacts = ({ article, bookmark }: Props) => {
  const { article: copy } = useCopy()
  const { createdAt, updatedAt, categoryName, category_id, article_html, word_count } = article
  const minutes = useMemo(() => minutesOf(article_html), [article_html])
  return (
    <p className="meta article-facts">
      <time dateTime={dayOf(createdAt)}>{copy.publishedOn(dayOf(createdAt))}</time>
      <time dateTime={dayOf(updatedAt)}>{copy.updatedOn(dayOf(updatedAt))}</time>
      {categoryName && (
        <a href={articleListPath({ type: 'category', id: category_id }, categoryName)}>
          {categoryName}
        </a>
      )}
      <span className="tags">
        <ArticleTags article={article} />
      </span>
      <ArticleCounts article={article} />
      <span>
        <IconHourglassEmpty {...ICON} />
        {copy.readingTime(readingTime(article.reading_duration, copy))}
      </span>
      {word_count > 0 && <span>{copy.words(grouped(word_count))}</span>}
      <span>{copy.aboutMinutes(minutes)}</span>
      {bookmark}
    </p>
  )
}

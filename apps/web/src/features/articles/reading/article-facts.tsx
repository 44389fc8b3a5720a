import { articleListPath } from '@lanting/contract'
import { IconHourglassEmpty } from '@tabler/icons-react'
import { Fragment, useMemo } from 'react'
import { dayOf, readingTime } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'
import { ArticleCounts } from '../article-counts.tsx'
import type { ReadArticle } from '../articles.queries.ts'
import { readingMinutes } from './reading-minutes.ts'

const ICON = { 'aria-hidden': true, size: 15, stroke: 1.6 } as const

const Tags = ({ article }: { article: ReadArticle }) => {
  const { listSeparator } = useCopy()
  return (
    <span className="tags">
      {article.tagIdList.map((id, place) => {
        const name = article.tagNameList[place] ?? ''
        return (
          <Fragment key={id}>
            {place > 0 && listSeparator}
            <a href={articleListPath({ type: 'tag', id }, name)}>{name}</a>
          </Fragment>
        )
      })}
    </span>
  )
}

/** The line below the title: dates, category, tags, likes, views and reading times. */
export const ArticleFacts = ({ article }: { article: ReadArticle }) => {
  const { article: copy } = useCopy()
  const { createdAt, updatedAt, categoryName, category_id, article_html } = article
  const minutes = useMemo(() => readingMinutes(article_html), [article_html])
  return (
    <p className="meta article-facts">
      <time dateTime={dayOf(createdAt)}>{copy.publishedOn(dayOf(createdAt))}</time>
      <time dateTime={dayOf(updatedAt)}>{copy.updatedOn(dayOf(updatedAt))}</time>
      {categoryName && (
        <a href={articleListPath({ type: 'category', id: category_id }, categoryName)}>
          {categoryName}
        </a>
      )}
      <Tags article={article} />
      <ArticleCounts article={article} />
      <span>
        <IconHourglassEmpty {...ICON} />
        {copy.readingTime(readingTime(article.reading_duration, copy))}
      </span>
      <span>{copy.aboutMinutes(minutes)}</span>
    </p>
  )
}

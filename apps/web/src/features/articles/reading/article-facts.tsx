import { IconEye, IconHeart, IconHourglassEmpty } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { readingTime, shortCount } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'
import { PATHS } from '../../../shared/paths.ts'
import type { ReadArticle } from '../articles.queries.ts'

const day = (date: string) => date.slice(0, 'YYYY-MM-DD'.length)
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
            <Link to={PATHS.articleList as string} search={{ id, type: 'tag', name }}>
              {name}
            </Link>
          </Fragment>
        )
      })}
    </span>
  )
}

/** The line below the title: dates, category, tags, likes and views. */
export const ArticleFacts = ({ article }: { article: ReadArticle }) => {
  const { article: copy } = useCopy()
  const { createdAt, updatedAt, categoryName, category_id, thumbs_up_times, view_times } = article
  return (
    <p className="meta article-facts">
      <time dateTime={day(createdAt)}>{copy.publishedOn(day(createdAt))}</time>
      <time dateTime={day(updatedAt)}>{copy.updatedOn(day(updatedAt))}</time>
      {categoryName && (
        <Link
          to={PATHS.articleList as string}
          search={{ id: category_id, type: 'category', name: categoryName }}
        >
          {categoryName}
        </Link>
      )}
      <Tags article={article} />
      <span title={copy.likes(String(thumbs_up_times))}>
        <IconHeart {...ICON} />
        <span className="for-screen-readers">{copy.likes('')}</span>
        {shortCount(thumbs_up_times)}
      </span>
      <span title={copy.views(String(view_times))}>
        <IconEye {...ICON} />
        <span className="for-screen-readers">{copy.views('')}</span>
        {shortCount(view_times)}
      </span>
      <span>
        <IconHourglassEmpty {...ICON} />
        {copy.readingTime(readingTime(article.reading_duration, copy))}
      </span>
    </p>
  )
}

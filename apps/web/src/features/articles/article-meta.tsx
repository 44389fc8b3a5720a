import type { ArticleCard } from '@lanting/contract'
import { IconCalendar, IconTag } from '@tabler/icons-react'
import { dayOf } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { ArticleCounts } from './article-counts.tsx'
import { ArticleTags } from './article-tags.tsx'

type Facts = Pick<
  ArticleCard,
  'createdAt' | 'updatedAt' | 'tagIdList' | 'tagNameList' | 'thumbs_up_times' | 'view_times'
>

const ICON = { 'aria-hidden': true, size: 15, stroke: 1.6 } as const

export const ArticleMeta = ({ article }: { article: Facts }) => {
  const { article: copy } = useCopy()
  const { createdAt, updatedAt } = article
  return (
    <p className="meta">
      <span>
        <IconCalendar {...ICON} />
        <time dateTime={dayOf(createdAt)}>{copy.publishedOn(dayOf(createdAt))}</time>
      </span>
      {dayOf(updatedAt) !== dayOf(createdAt) && (
        <time dateTime={dayOf(updatedAt)}>{copy.updatedOn(dayOf(updatedAt))}</time>
      )}
      <span className="tags">
        <IconTag {...ICON} />
        <span>
          <ArticleTags article={article} />
        </span>
      </span>
      <ArticleCounts article={article} />
    </p>
  )
}

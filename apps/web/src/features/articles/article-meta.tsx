import type { ArticleCard } from '@lanting/contract'
import { IconCalendar, IconEye, IconHeart, IconTag } from '@tabler/icons-react'
import { shortCount } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

type Facts = Pick<
  ArticleCard,
  'createdAt' | 'updatedAt' | 'tagNameList' | 'thumbs_up_times' | 'view_times'
>

const day = (date: string) => date.slice(0, 'YYYY-MM-DD'.length)
const ICON = { 'aria-hidden': true, size: 15, stroke: 1.6 } as const

export const ArticleMeta = ({ article }: { article: Facts }) => {
  const { article: copy, listSeparator } = useCopy()
  const { createdAt, updatedAt, tagNameList, thumbs_up_times, view_times } = article
  return (
    <p className="meta">
      <span>
        <IconCalendar {...ICON} />
        <time dateTime={day(createdAt)}>{copy.publishedOn(day(createdAt))}</time>
      </span>
      {day(updatedAt) !== day(createdAt) && (
        <time dateTime={day(updatedAt)}>{copy.updatedOn(day(updatedAt))}</time>
      )}
      <span className="tags">
        <IconTag {...ICON} />
        {tagNameList.join(listSeparator)}
      </span>
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
    </p>
  )
}

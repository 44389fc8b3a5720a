import { PAGE_SIZE } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { timelineMonthsQuery, timelineQuery } from '../../features/articles/articles.queries.ts'
import { Timeline } from '../../features/articles/timeline.tsx'
import { TimelineMonths } from '../../features/articles/timeline-months.tsx'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

export const ArchivesPage = ({ deps: { page } }: { deps: { page: number } }) => {
  const api = useApi()
  const { data } = useSuspenseQuery(timelineQuery(api, page))
  const { data: months } = useSuspenseQuery(timelineMonthsQuery(api))
  const pages = Math.ceil(data.total / PAGE_SIZE.timeline)
  const { home, timeline, titles } = useCopy()
  return (
    <>
      <Banner routeName="Archives" title={titles.Archives}>
        <p>{timeline.motto}</p>
      </Banner>
      <div className="timeline">
        <p className="timeline-total">{data.total > 0 ? timeline.total(data.total) : home.empty}</p>
        {pages > 1 && <TimelineMonths months={months} />}
        <Timeline years={data.list} />
        <Pager page={page} pages={pages} />
      </div>
    </>
  )
}

import { PAGE_SIZE } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { timelineQuery } from '../../features/articles/articles.queries.ts'
import { Timeline } from '../../features/articles/timeline.tsx'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

export const ArchivesPage = ({ deps: { page } }: { deps: { page: number } }) => {
  const { data } = useSuspenseQuery(timelineQuery(useApi(), page))
  const { home, timeline, titles } = useCopy()
  return (
    <>
      <Banner routeName="Archives" title={titles.Archives}>
        <p>{timeline.motto}</p>
      </Banner>
      <div className="timeline">
        <p className="timeline-total">{data.total > 0 ? timeline.total(data.total) : home.empty}</p>
        <Timeline years={data.list} />
        <Pager page={page} pages={Math.ceil(data.total / PAGE_SIZE.timeline)} />
      </div>
    </>
  )
}

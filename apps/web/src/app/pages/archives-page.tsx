import { RANDOM_ARTICLE } from '@lanting/contract'
import { IconArrowsShuffle } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { timelineMonthsQuery, timelineQuery } from '../../features/articles/articles.queries.ts'
import { Timeline } from '../../features/articles/timeline.tsx'
import { TimelineMonths } from '../../features/articles/timeline-months.tsx'
import { grouped } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useConfig } from '../../shared/site-config.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

export const ArchivesPage = ({ deps: { page } }: { deps: { page: number } }) => {
  const api = useApi()
  const { articles_per_page: size } = useConfig()
  const { data } = useSuspenseQuery(timelineQuery(api, page, size))
  const { data: months } = useSuspenseQuery(timelineMonthsQuery(api))
  const pages = Math.ceil(data.total / size)
  const { home, timeline, titles } = useCopy()
  return (
    <>
      <Banner routeName="Archives" title={titles.Archives}>
        <p>{timeline.motto}</p>
      </Banner>
      <div className="timeline">
        <p className="timeline-total">
          {data.total > 0 ? timeline.total(data.total, grouped(data.words)) : home.empty}
        </p>
        {data.total > 1 && (
          <p className="timeline-random">
            <a className="button" href={RANDOM_ARTICLE}>
              <IconArrowsShuffle aria-hidden size={18} stroke={1.6} />
              {timeline.random}
            </a>
          </p>
        )}
        {pages > 1 && <TimelineMonths months={months} />}
        <Timeline years={data.list} />
        <Pager page={page} pages={pages} />
      </div>
    </>
  )
}

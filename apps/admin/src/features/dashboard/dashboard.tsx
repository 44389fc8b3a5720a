import { NUMBER_DAYS, type Dashboard as Numbers, type StatDays } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useSession } from '../../shared/session.ts'
import { FailedList } from '../../shared/table-states.tsx'
import { ChartCard } from './chart/chart-card.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import { type DashboardSearch, USUAL_DAYS } from './dashboard-search.ts'
import { FailedSearches, Referrers, TopArticles } from './list-cards.tsx'
import { NewComments } from './new-comments.tsx'
import { ReadingNowCard } from './reading-now.tsx'
import { greetingAt } from './stat-labels.ts'
import { SummaryCards } from './summary-cards.tsx'
import { WritingCalendar } from './writing-calendar.tsx'

const RangeTabs = ({ search, days }: { search: DashboardSearch; days: StatDays }) => {
  const copy = useCopy().admin.dashboard
  return (
    <nav className="pills ends" aria-label={copy.range}>
      {NUMBER_DAYS.map((count) => (
        <Link
          key={count}
          to={PATHS.dashboard}
          search={{ ...search, days: count === USUAL_DAYS ? undefined : count }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={count === days ? 'true' : undefined}
          resetScroll={false}
          replace
        >
          {copy.days[count]}
        </Link>
      ))}
    </nav>
  )
}

const Greeting = ({ numbers }: { numbers?: Numbers }) => {
  const { greetings, today, quietToday } = useCopy().admin.dashboard
  const name = useSession(({ userInfo }) => userInfo?.nick_name ?? '')
  const { visitors = 0, comments = 0 } = numbers?.days.at(-1) ?? {}
  return (
    <div>
      <h1>{greetings[greetingAt(new Date().getHours())](name)}</h1>
      <p className="quiet">
        {numbers ? (visitors > 0 ? today(visitors, comments) : quietToday) : '\u00a0'}
      </p>
    </div>
  )
}

const DashboardCards = ({ numbers, search }: { numbers: Numbers; search: DashboardSearch }) => {
  const copy = useCopy().admin.dashboard
  const note = copy.days[search.days ?? USUAL_DAYS]
  return (
    <>
      <SummaryCards summary={numbers.summary} />
      <div className="dashboard-row">
        <ChartCard numbers={numbers} search={search} />
        <TopArticles list={numbers.topArticles} note={note} />
      </div>
      <div className="dashboard-row">
        <WritingCalendar calendar={numbers.calendar} />
        <NewComments list={numbers.newComments} />
      </div>
      <div className="dashboard-row thirds">
        <ReadingNowCard />
        <Referrers list={numbers.referrers} note={note} />
        <FailedSearches list={numbers.missedSearches} note={note} />
      </div>
      <p className="quiet privacy-note">{copy.privacy}</p>
    </>
  )
}

/** Reserves the space of the cards while loading. */
const Skeleton = () => (
  <div className="dashboard-skeleton" aria-hidden>
    <div className="summary-cards">
      <i className="sheet" />
      <i className="sheet" />
      <i className="sheet" />
      <i className="sheet" />
    </div>
    <i className="sheet" />
    <i className="sheet" />
  </div>
)

/** The statistics of the site. */
export const Dashboard = ({ search, start }: { search: DashboardSearch; start?: ReactNode }) => {
  const { days = USUAL_DAYS } = search
  const { data, isError, refetch } = useQuery(dashboardQuery(days))
  return (
    <div className="dashboard">
      <div className="screen-head">
        <Greeting numbers={data} />
        <RangeTabs search={search} days={days} />
      </div>
      {start}
      {data && <DashboardCards numbers={data} search={search} />}
      {!data && (isError ? <FailedList onRetry={refetch} /> : <Skeleton />)}
    </div>
  )
}

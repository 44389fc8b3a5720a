import type { Dashboard } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../../shared/language.ts'
import { PATHS } from '../../../shared/paths.ts'
import {
  type DashboardSearch,
  KINDS_OF,
  SERIES,
  type Series,
  USUAL_DAYS,
} from '../dashboard-search.ts'
import { DayChart } from './day-chart.tsx'

const SeriesTabs = ({ search, show }: { search: DashboardSearch; show: Series }) => {
  const { chart } = useCopy().admin.dashboard
  return (
    <nav className="pills" aria-label={chart.show}>
      {SERIES.map((series) => (
        <Link
          key={series}
          to={PATHS.dashboard}
          search={{ ...search, show: series === 'visits' ? undefined : series }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={series === show ? 'true' : undefined}
          resetScroll={false}
          replace
        >
          {chart.series[series]}
        </Link>
      ))}
    </nav>
  )
}

/** The chart with its metric tabs. */
export const ChartCard = ({ numbers, search }: { numbers: Dashboard; search: DashboardSearch }) => {
  const { chart } = useCopy().admin.dashboard
  const { days = USUAL_DAYS, show = 'visits' } = search
  const kinds = KINDS_OF[show]
  const label = `${chart.title[days]} · ${kinds.map((kind) => chart.kinds[kind]).join(', ')}`
  const isQuiet = numbers.days.every((day) => kinds.every((kind) => day[kind] === 0))
  return (
    <section className="sheet chart-card" aria-label={label}>
      <div className="sheet-head">
        <h2>{chart.title[days]}</h2>
        <SeriesTabs search={search} show={show} />
        {kinds.length > 1 && (
          <p className="chart-legend" aria-hidden>
            {kinds.map((kind, order) => (
              <span key={kind} className={order === 0 ? 'chart-first' : 'chart-second'}>
                {chart.kinds[kind]}
              </span>
            ))}
          </p>
        )}
      </div>
      <DayChart label={label} days={numbers.days} kinds={kinds} />
      {isQuiet && (
        <p className="chart-empty">
          <b>{numbers.since === null ? chart.empty : chart.quiet}</b>
          {numbers.since === null && <span>{chart.emptyText}</span>}
        </p>
      )}
    </section>
  )
}

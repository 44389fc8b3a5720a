import type { TimelineMonth } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { stringifySearch } from '../../shared/router/search-parameters.ts'

const yearOf = (month: string) => month.slice(0, 4)

/** The id of the first entry of a month on a page of the timeline. */
export const monthId = (month: string) => `month-${month}`

const hrefTo = ({ month, page }: TimelineMonth) =>
  `${PATHS.archives}${stringifySearch({ page })}#${monthId(month)}`

/** Links to each month that has articles, by year. Closed until somebody looks for one. */
export const TimelineMonths = ({ months }: { months: readonly TimelineMonth[] }) => {
  const { timeline } = useCopy()
  const years = [...Map.groupBy(months, ({ month }) => yearOf(month))]
  return (
    <details className="timeline-months">
      <summary>{timeline.byMonth}</summary>
      <dl>
        {years.map(([year, ofYear]) => (
          <div key={year}>
            <dt>{year}</dt>
            {ofYear.map((entry) => (
              <dd key={entry.month}>
                <a href={hrefTo(entry)} aria-label={timeline.articlesIn(entry.month, entry.count)}>
                  {timeline.month(Number(entry.month.slice(5)))}
                  <sup>{entry.count}</sup>
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

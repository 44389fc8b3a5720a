import { CALENDAR_WEEKS, type Dashboard } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { shadeOf } from './chart/chart.rules.ts'

/** One square per day, one column per week, today in red. */
export const WritingCalendar = ({ calendar }: { calendar: Dashboard['calendar'] }) => {
  const { chart, calendar: copy } = useCopy().admin.dashboard
  const writtenOn = calendar.filter(({ written }) => written > 0)
  const total = writtenOn.reduce((sum, { written }) => sum + written, 0)
  const summary = total > 0 ? copy.summary(total, writtenOn.length) : copy.empty
  return (
    <section className="sheet calendar-card" aria-label={copy.title}>
      <div className="sheet-head">
        <h2>{copy.title}</h2>
        <small className="quiet card-note">{copy.weeks(CALENDAR_WEEKS)}</small>
      </div>
      <div className="calendar" aria-hidden>
        {calendar.map(({ day, written }, place) => (
          <i
            key={day}
            data-shade={shadeOf(written)}
            data-today={place === calendar.length - 1}
            title={`${day} · ${written > 0 ? copy.written(written) : copy.none}`}
          />
        ))}
      </div>
      <p className="quiet calendar-summary">{summary}</p>
      {total > 0 && (
        <div className="for-screen-readers">
          <table>
            <caption>{copy.title}</caption>
            <thead>
              <tr>
                <th scope="col">{chart.day}</th>
                <th scope="col">{copy.counted}</th>
              </tr>
            </thead>
            <tbody>
              {writtenOn.map(({ day, written }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{written}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

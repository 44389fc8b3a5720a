import type { DayKind, DayStats } from '@lanting/contract'
import { useCopy } from '../../../shared/language.ts'
import { formatNumber, inUnit, shortDay, unitFor, wholeNumber } from '../stat-labels.ts'
import { areaPath, linePath, namedPlaces, pointsOf, ticksFor } from './chart.rules.ts'
import { useDayCursor } from './use-day-cursor.ts'

const NAMED_DAYS = 7
const WHOLE = 100

interface Drawn {
  readonly label: string
  readonly days: readonly DayStats[]
  readonly kinds: readonly DayKind[]
}

const percent = (value: number) => `${value}%`

/** The numbers as a table for screen readers. */
const DayTable = ({ label, days, kinds }: Drawn) => {
  const copy = useCopy().admin.dashboard.chart
  return (
    <div className="for-screen-readers">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {copy.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((row) => (
            <tr key={row.day}>
              <th scope="row">{row.day}</th>
              {kinds.map((kind) => (
                <td key={kind}>{formatNumber(kind, row[kind], copy)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A line chart of days. Pointer and keys select a day. */
export const DayChart = ({ label, days, kinds }: Drawn) => {
  const copy = useCopy().admin.dashboard.chart
  const { place, isChosen, ...handlers } = useDayCursor(days.length)
  const largest = Math.max(0, ...days.flatMap((day) => kinds.map((kind) => day[kind])))
  const unit = unitFor(kinds[0] ?? 'views', largest)
  const ticks = ticksFor(inUnit(largest, unit))
  const top = ticks.at(-1) ?? 1
  const lines = kinds.map((kind) => ({
    kind,
    points: pointsOf(
      days.map((day) => inUnit(day[kind], unit)),
      top,
    ),
  }))
  // An empty series has no line: a line at the bottom would look like data.
  const drawn = largest > 0 ? lines : []
  const day = days[place]
  if (!day) return null
  const said = kinds.map((kind) => `${copy.kinds[kind]} ${formatNumber(kind, day[kind], copy)}`)
  const at = lines[0]?.points[place] ?? { x: 0, y: 0 }
  return (
    <div className="day-chart">
      <div className="chart-ticks" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: percent((tick / top) * WHOLE) }}>
            {wholeNumber(tick)}
          </span>
        ))}
        {unit !== 'count' && <em>{unit === 'hours' ? copy.inHours : copy.inMinutes}</em>}
      </div>
      <div
        className="chart-ground"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-description={copy.keyboardHint}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={place + 1}
        aria-valuetext={`${day.day}: ${said.join(', ')}`}
        {...handlers}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {ticks.map((tick) => (
            <path
              key={tick}
              className="chart-tick"
              d={`M0 ${WHOLE - (tick / top) * WHOLE}H${WHOLE}`}
            />
          ))}
          {drawn.map(({ kind, points }, order) => (
            <g key={kind} className={order === 0 ? 'chart-first' : 'chart-second'}>
              {order === 0 && <path className="chart-area" d={areaPath(points)} />}
              <path className="chart-line" d={linePath(points)} />
            </g>
          ))}
        </svg>
        {largest > 0 && (
          <i className="chart-dot" style={{ left: percent(at.x), top: percent(at.y) }} />
        )}
        {isChosen && (
          <>
            <i className="chart-cursor" style={{ left: percent(at.x) }} />
            <p
              className="chart-tooltip"
              data-side={at.x > 60 ? 'left' : 'right'}
              style={{ left: percent(at.x) }}
              aria-hidden
            >
              <b>{day.day}</b>
              {said.map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </p>
          </>
        )}
      </div>
      <div className="chart-days" aria-hidden>
        {namedPlaces(days.length, NAMED_DAYS).map((named) => (
          <span key={named} style={{ left: percent((named / (days.length - 1)) * WHOLE) }}>
            {shortDay(days[named]?.day ?? '')}
          </span>
        ))}
      </div>
      <DayTable label={label} days={days} kinds={kinds} />
    </div>
  )
}

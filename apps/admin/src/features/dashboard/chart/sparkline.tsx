import { areaPath, linePath, pointsOf } from './chart.rules.ts'

/** The space above the highest value. */
const HEADROOM = 1.35

/** A small trend line. The card shows the numbers. */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
  const largest = Math.max(0, ...values)
  if (largest === 0) return null
  const points = pointsOf(values, largest * HEADROOM)
  return (
    <svg className="sparkline" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path className="chart-area" d={areaPath(points)} />
      <path className="chart-line" d={linePath(points)} />
    </svg>
  )
}

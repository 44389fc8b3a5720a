import type { Dashboard } from '@lanting/contract'

import { useCopy } from '../../shared/language.ts'
import { ShortCount } from '../../shared/short-count.tsx'
import { Sparkline } from './chart/sparkline.tsx'
import { wholeNumber } from './stat-labels.ts'

const NAMES = ['articles', 'views', 'comments', 'users'] as const
/** Longer numbers are shortened, as on the site. */
const WHOLE_UP_TO = 9_999

/** The four main numbers. */
export const SummaryCards = ({ summary }: { summary: Dashboard['summary'] }) => {
  const copy = useCopy().admin.dashboard.summary
  return (
    <ul className="summary-cards">
      {NAMES.map((name) => {
        const { total, fresh, lately } = summary[name]
        return (
          <li key={name} className="sheet summary-card" data-name={name}>
            <span>{copy[name].name}</span>
            <b title={wholeNumber(total)}>
              {total > WHOLE_UP_TO ? <ShortCount count={total} /> : wholeNumber(total)}
            </b>
            <small>{copy[name].fresh(wholeNumber(fresh))}</small>
            <Sparkline values={lately} />
          </li>
        )
      })}
    </ul>
  )
}

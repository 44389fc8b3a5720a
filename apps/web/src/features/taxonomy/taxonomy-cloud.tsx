import { articleListPath } from '@lanting/contract'
import type { CSSProperties } from 'react'
import { weightOf } from './taxonomy-weight.ts'
import './taxonomy-cloud.css'

export interface Label {
  readonly id: number
  readonly name: string
  readonly count: number
}

interface Props {
  readonly type: 'category' | 'tag'
  readonly labels: readonly Label[]
  /** The small size is for side panels. */
  readonly size?: 'large' | 'small'
}

/** Names sized by use. */
export const TaxonomyCloud = ({ type, labels, size = 'large' }: Props) => {
  const most = Math.max(1, ...labels.map(({ count }) => count))
  return (
    <ul className="taxonomy-cloud" data-size={size}>
      {labels.map(({ id, name, count }) => (
        <li key={id}>
          <a
            href={articleListPath({ type, id }, name)}
            style={{ '--weight': weightOf(count, most) } as CSSProperties}
          >
            {name}
            <sup>{count}</sup>
          </a>
        </li>
      ))}
    </ul>
  )
}

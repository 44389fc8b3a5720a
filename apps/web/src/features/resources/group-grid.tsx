import type { ResourceGroup, ResourceSide } from '@lanting/contract'
import { siteListPath } from '@lanting/contract'
import { MoonGate } from './moon-gate.tsx'
import './resources.css'

interface Props {
  readonly side: ResourceSide
  readonly groups: readonly ResourceGroup[]
}

export const GroupGrid = ({ side, groups }: Props) => (
  <ul className="group-grid">
    {groups.map(({ category, name, desc }) => (
      <li key={category}>
        <a className="card" href={siteListPath(side, category)}>
          <MoonGate name={name} />
          <b>{name}</b>
          <span className="two-lines" title={desc}>
            {desc}
          </span>
        </a>
      </li>
    ))}
  </ul>
)

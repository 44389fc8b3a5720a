import type { ResourceGroup, ResourceSide } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../shared/paths.ts'
import { MoonGate } from './moon-gate.tsx'

interface Props {
  readonly side: ResourceSide
  readonly groups: readonly ResourceGroup[]
}

export const GroupGrid = ({ side, groups }: Props) => (
  <ul className="group-grid">
    {groups.map(({ category, name, desc }) => (
      <li key={category}>
        <Link className="card" to={PATHS.siteList} search={{ type: side, category }}>
          <MoonGate name={name} />
          <b>{name}</b>
          <span className="two-lines" title={desc}>
            {desc}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

import { initialOf } from '../../shared/initial.ts'
import './moon-gate.css'

/** A round badge: two half doors with a letter open to show the name. */
export const MoonGate = ({ name }: { name: string }) => {
  const letter = initialOf(name)
  return (
    <span className="moon-gate" aria-hidden="true">
      <span>{name}</span>
      <i data-letter={letter} />
      <i data-letter={letter} />
    </span>
  )
}

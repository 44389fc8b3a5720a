import { letterOf } from '../../shared/letter-mark.ts'

/** A round badge: behind two half doors that carry a letter stands the whole name. */
export const MoonGate = ({ name }: { name: string }) => {
  const letter = letterOf(name)
  return (
    <span className="moon-gate" aria-hidden="true">
      <span>{name}</span>
      <i data-letter={letter} />
      <i data-letter={letter} />
    </span>
  )
}

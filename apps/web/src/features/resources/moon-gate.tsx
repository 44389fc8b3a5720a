import { initialOf } from '../../shared/initial.ts'

/** A round badge: behind two half doors that carry a letter stands the whole name. */
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

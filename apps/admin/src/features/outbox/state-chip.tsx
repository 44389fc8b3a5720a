import type { DeliveryState } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'

const TONES = { waiting: 'amber', sent: 'green', failed: 'red' } as const

export const StateChip = ({ state }: { state: DeliveryState }) => {
  const { outbox } = useCopy().admin
  return (
    <span className="chip" data-tone={TONES[state]}>
      {outbox.states[state]}
    </span>
  )
}

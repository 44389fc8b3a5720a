import { useState } from 'react'
import { useCopy } from '../../../../shared/language.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'

const ComfortPanel = onDemand(async () => (await import('./comfort-panel.tsx')).ComfortPanel)

/** Opens text size, line width and typeface. The panel loads on first use. */
export const ComfortButton = () => {
  const { reading } = useCopy()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        className="comfort-button js-only"
        aria-label={reading.comfort}
        onClick={() => setState('open')}
      >
        <span aria-hidden>Aa</span>
      </button>
      {state !== 'never' && (
        <ComfortPanel
          open={state === 'open'}
          onClose={() => setState('closed')}
          onMissing={() => setState('never')}
        />
      )}
    </>
  )
}

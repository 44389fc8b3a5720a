import { IconList } from '@tabler/icons-react'
import { useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import type { CatalogueEntry } from './catalogue.rules.ts'

const CatalogueDrawer = onDemand(
  async () => (await import('./catalogue-drawer.tsx')).CatalogueDrawer,
)

/** Opens the catalogue on narrow windows. The drawer loads on first use. */
export const CatalogueButton = ({ entries }: { entries: readonly CatalogueEntry[] }) => {
  const { reading } = useCopy()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        className="catalogue-button"
        aria-label={reading.openCatalogue}
        onClick={() => setState('open')}
      >
        <IconList aria-hidden size={20} stroke={1.6} />
      </button>
      {state !== 'never' && (
        <CatalogueDrawer
          entries={entries}
          open={state === 'open'}
          onClose={() => setState('closed')}
          onMissing={() => setState('never')}
        />
      )}
    </>
  )
}

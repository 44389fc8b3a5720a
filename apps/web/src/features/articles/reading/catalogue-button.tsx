import { IconList } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import type { CatalogueEntry } from './catalogue.rules.ts'

const CatalogueDrawer = lazy(async () => ({
  default: (await import('./catalogue-drawer.tsx')).CatalogueDrawer,
}))

/** On narrow windows the catalogue waits behind a button, and loads when that is pressed. */
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
        <Suspense>
          <CatalogueDrawer
            entries={entries}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}

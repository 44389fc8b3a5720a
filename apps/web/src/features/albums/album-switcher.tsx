import { IconChevronLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { onDemand } from '../../shared/on-demand.tsx'

const AlbumDrawer = onDemand(async () => (await import('./album-drawer.tsx')).AlbumDrawer)

/** A button at the window edge that opens all albums. The drawer loads on first use. */
export const AlbumSwitcher = ({ current }: { current: number }) => {
  const { albums } = useCopy()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        className="album-switcher"
        aria-label={albums.change}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <IconChevronLeft aria-hidden size={22} stroke={1.6} />
      </button>
      {state !== 'never' && (
        <AlbumDrawer
          current={current}
          open={state === 'open'}
          onClose={() => setState('closed')}
          onMissing={() => setState('never')}
        />
      )}
    </>
  )
}

import { IconMenu2 } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { onDemand } from '../../shared/on-demand.tsx'

const MobileMenu = onDemand(async () => (await import('./mobile-menu.tsx')).MobileMenu)

/** Opens the mobile menu. Its code loads on first use. */
export const MenuButton = () => {
  const { header } = useCopy()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const close = useCallback(() => setState('closed'), [])
  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={header.menu}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerDown={MobileMenu.ahead}
        onClick={() => setState('open')}
      >
        <IconMenu2 aria-hidden size={20} stroke={1.6} />
      </button>
      {state !== 'unused' && (
        <MobileMenu open={state === 'open'} onClose={close} onMissing={() => setState('unused')} />
      )}
    </>
  )
}

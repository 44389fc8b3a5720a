import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useCopy } from '../../shared/language.ts'

const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }))

/** Opens the drawer with everything, below the breakpoint; its code comes with the first touch. */
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
        onPointerDown={loadMenu}
        onClick={() => setState('open')}
      >
        <IconMenu2 aria-hidden size={20} stroke={1.6} />
      </button>
      {state !== 'unused' && (
        <Suspense>
          <MobileMenu open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

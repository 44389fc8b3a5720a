import { IconArrowUp } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { scrollBehavior } from '../../shared/reduced-motion.ts'
import { useScroll } from '../../shared/use-scroll.ts'

const APPEARS_AFTER_PX = 200

export const BackToTop = () => {
  const { shell } = useCopy()
  const [visible, setVisible] = useState(false)
  useScroll(useCallback((y) => setVisible(y > APPEARS_AFTER_PX), []))
  return (
    <button
      type="button"
      className="to-top"
      data-visible={visible}
      tabIndex={visible ? 0 : -1}
      aria-hidden={!visible}
      aria-label={shell.backToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <IconArrowUp aria-hidden size={20} stroke={1.6} />
    </button>
  )
}

import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useLocation, useRouter } from '../../shared/router/router-context.ts'

/** The server knows no history, so the first render in the browser must match it. */
const useAfterwards = (value: boolean) => {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(value), [value])
  return shown
}

/** Shown below the breakpoint, except on home, for apps that hide the browser's back button. */
export const BackArrow = () => {
  const { shell } = useCopy()
  const router = useRouter()
  const canGoBack = useAfterwards(router.canGoBack())
  const isHome = useLocation().pathname === PATHS.home
  if (!isHome || !canGoBack) return null
  return (
    <button
      type="button"
      className="icon-button back-arrow"
      aria-label={shell.goBack}
      onClick={() => router.back()}
    >
      <IconArrowLeft aria-hidden size={20} stroke={1.6} />
    </button>
  )
}

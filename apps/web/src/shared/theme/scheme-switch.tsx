import { chooseScheme } from '@lanting/browser'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useCopy } from '../language.ts'
import { changeStaticState } from '../stores/static-state.ts'
import { useScheme } from './color-scheme.ts'

/** Renders both icons and CSS shows one, because the server does not know the scheme. */
export const SchemeSwitch = () => {
  const { header } = useCopy()
  const scheme = useScheme()
  const other = scheme === 'dark' ? 'light' : 'dark'
  const choose = () => {
    chooseScheme(other)
    changeStaticState({ theme: other })
  }
  return (
    <button
      type="button"
      className="icon-button scheme-switch"
      aria-label={other === 'dark' ? header.toDark : header.toLight}
      onClick={choose}
    >
      <IconMoon aria-hidden size={20} stroke={1.6} />
      <IconSun aria-hidden size={20} stroke={1.6} />
    </button>
  )
}

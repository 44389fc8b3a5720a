import { chooseScheme } from '@lanting/browser'
import type { Language } from '@lanting/contract'
import {
  IconExternalLink,
  IconMaximize,
  IconMenu2,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { switchLanguage, useCopy } from '../../shared/language.ts'
import { useScheme } from '../../shared/use-scheme.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const toggleFullScreen = () =>
  document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()

const SchemeButton = () => {
  const { header } = useCopy()
  const isDark = useScheme() === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isDark ? header.toLight : header.toDark}
      onClick={() => chooseScheme(isDark ? 'light' : 'dark')}
    >
      <Icon aria-hidden size={20} stroke={1.6} />
    </button>
  )
}

const LanguageButton = () => {
  const { code, short, name } = useCopy().header.otherLanguage
  return (
    <button
      type="button"
      className="icon-button language-button"
      lang={code}
      onClick={() => switchLanguage(code as Language)}
    >
      {short}
      <span className="for-screen-readers">{name}</span>
    </button>
  )
}

interface Props {
  readonly onMenu: () => void
  readonly onSearch: () => void
}

export const TopBar = ({ onMenu, onSearch }: Props) => {
  const { admin } = useCopy()
  const copy = admin.frame
  return (
    <header className="top-bar">
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={copy.menu}
        onClick={onMenu}
      >
        <IconMenu2 aria-hidden size={20} stroke={1.6} />
      </button>
      <Breadcrumb />
      <button type="button" className="palette-button" onClick={onSearch}>
        <IconSearch aria-hidden size={16} stroke={1.8} />
        <span>{copy.search}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <LanguageButton />
      <button
        type="button"
        className="icon-button full-screen-button"
        aria-label={copy.fullScreen}
        onClick={toggleFullScreen}
      >
        <IconMaximize aria-hidden size={20} stroke={1.6} />
      </button>
      <SchemeButton />
      <a className="icon-button" href="/home" aria-label={copy.toSite} title={copy.toSite}>
        <IconExternalLink aria-hidden size={20} stroke={1.6} />
      </a>
    </header>
  )
}

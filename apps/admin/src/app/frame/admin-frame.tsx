import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { CommandPalette } from './command-palette.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** Opens with Ctrl+K or Cmd+K on every screen. */
const usePaletteKey = (open: () => void) =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])

/** The frame of every screen except the editors, which use the whole window. */
export const AdminFrame = () => {
  const { actions, frame } = useCopy().admin
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  usePaletteKey(() => setPaletteOpen(true))
  return (
    <div className="admin-frame">
      <a className="skip" href="#main">
        {frame.skip}
      </a>
      <aside className="sidebar" data-open={isMenuOpen}>
        <Sidebar onChosen={() => setMenuOpen(false)} />
      </aside>
      {isMenuOpen && (
        <button
          type="button"
          className="sidebar-scrim"
          aria-label={actions.close}
          onClick={() => setMenuOpen(false)}
        />
      )}
      <div className="frame-content">
        <TopBar
          onMenu={() => setMenuOpen((isOpen) => !isOpen)}
          onSearch={() => setPaletteOpen(true)}
        />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {isPaletteOpen && <CommandPalette onClose={() => setPaletteOpen(false)} />}
    </div>
  )
}

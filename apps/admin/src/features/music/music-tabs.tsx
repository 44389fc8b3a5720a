import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

const TABS = ['songs', 'playlists', 'listening'] as const
const TAB_PATHS = {
  songs: PATHS.music,
  playlists: PATHS.playlists,
  listening: PATHS.listening,
} as const

export const MusicTabs = ({ tab }: { tab: (typeof TABS)[number] }) => {
  const { music } = useCopy().admin
  return (
    <nav className="screen-tabs" aria-label={music.title}>
      {TABS.map((name) => (
        <Link key={name} to={TAB_PATHS[name]} aria-current={name === tab ? 'page' : undefined}>
          {music.tabs[name]}
        </Link>
      ))}
    </nav>
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import { PageLinks } from '../../features/pages/page-links.tsx'
import { Disclosure } from '../../shared/disclosure.tsx'
import { useCopy } from '../../shared/language.ts'
import { DESKTOP_ENTRIES, MORE_ENTRIES } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'

export const HeaderNavigation = () => {
  const { header } = useCopy()
  return (
    <nav className="site-navigation" aria-label={header.navigation}>
      {DESKTOP_ENTRIES.map(({ to, label }) => (
        <NavigationLink key={to} to={to}>
          {header[label]}
        </NavigationLink>
      ))}
      <Disclosure
        face={
          <>
            {header.more}
            <IconChevronDown aria-hidden size={14} stroke={1.6} />
          </>
        }
      >
        {MORE_ENTRIES.map(({ to, label }) => (
          <li key={to}>
            <NavigationLink to={to}>{header[label]}</NavigationLink>
          </li>
        ))}
        <PageLinks place="menu" />
      </Disclosure>
    </nav>
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import { PageLinks } from '../../features/pages/page-links.tsx'
import { Disclosure } from '../../shared/disclosure.tsx'
import { useCopy } from '../../shared/language.ts'
import { useMenu } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'

export const HeaderNavigation = () => {
  const { header } = useCopy()
  const { main, more, hasMore } = useMenu()
  return (
    <nav className="site-navigation" aria-label={header.navigation}>
      {main
        .filter(({ entry }) => entry !== 'tag')
        .map(({ to, label }) => (
          <NavigationLink key={`${label} ${to}`} to={to}>
            {label}
          </NavigationLink>
        ))}
      {hasMore && (
        <Disclosure
          face={
            <>
              {header.more}
              <IconChevronDown aria-hidden size={14} stroke={1.6} />
            </>
          }
        >
          {more.map(({ to, label }) => (
            <li key={`${label} ${to}`}>
              <NavigationLink to={to}>{label}</NavigationLink>
            </li>
          ))}
          <PageLinks place="menu" />
        </Disclosure>
      )}
    </nav>
  )
}

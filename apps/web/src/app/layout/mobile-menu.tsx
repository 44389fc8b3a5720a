import { useEffect } from 'react'
import { AccountCard } from '../../features/accounts/account-card.tsx'
import { LanguageSwitch } from '../../features/language/language-switch.tsx'
import { PageLinks } from '../../features/pages/page-links.tsx'
import { Dialog, DialogHeader } from '../../shared/dialog/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { type NavigationEntry, useMenu } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'
import './mobile-menu.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const Entries = ({ entries }: { entries: readonly NavigationEntry[] }) =>
  entries.map(({ to, label }) => (
    <li key={`${label} ${to}`}>
      <NavigationLink to={to}>{label}</NavigationLink>
    </li>
  ))

export const MobileMenu = ({ open, onClose }: Props) => {
  const { header } = useCopy()
  const { main, more, hasMore } = useMenu()
  const router = useRouter()
  // Closes the drawer, because a choice opens another page.
  useEffect(() => router.onNavigate(onClose), [router, onClose])
  return (
    <Dialog open={open} onClose={onClose} side="left" className="mobile-menu">
      <DialogHeader title={header.menu} closeLabel={header.closeMenu} onClose={onClose} />
      <AccountCard onDone={onClose} />
      <nav aria-label={header.navigation}>
        <ul>
          <Entries entries={main} />
          {hasMore && (
            <li>
              <details>
                <summary>{header.more}</summary>
                <ul>
                  <Entries entries={more} />
                  <PageLinks place="menu" />
                </ul>
              </details>
            </li>
          )}
        </ul>
      </nav>
      <LanguageSwitch />
    </Dialog>
  )
}

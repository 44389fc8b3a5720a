import { Drawer } from '@mantine/core'
import { useEffect } from 'react'
import { useRouter } from '../../shared/router/router-context.ts'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Drawer.css'
import { AccountCard } from '../../features/accounts/account-card.tsx'
import { LanguageSwitch } from '../../features/language/language-switch.tsx'
import { PageLinks } from '../../features/pages/page-links.tsx'
import { KitProvider } from '../../shared/kit/kit-provider.tsx'
import { useOpened } from '../../shared/kit/use-opened.ts'
import { useCopy } from '../../shared/language.ts'
import { MOBILE_ENTRIES, MORE_ENTRIES, type NavigationEntry } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const Entries = ({ entries }: { entries: readonly NavigationEntry[] }) => {
  const { header } = useCopy()
  return entries.map(({ to, label }) => (
    <li key={to}>
      <NavigationLink to={to}>{header[label]}</NavigationLink>
    </li>
  ))
}

export const MobileMenu = ({ open, onClose }: Props) => {
  const { header } = useCopy()
  const router = useRouter()
  // Closes the drawer, because a choice opens another page.
  useEffect(() => router.onNavigate(onClose), [router, onClose])
  return (
    <KitProvider>
      <Drawer.Root
        opened={useOpened(open)}
        onClose={onClose}
        size="60%"
        zIndex="var(--z-menu)"
        lockScroll={false}
        classNames={{ content: 'mobile-menu' }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className="drawer-header">
            <Drawer.Title>{header.menu}</Drawer.Title>
            <Drawer.CloseButton aria-label={header.closeMenu} />
          </div>
          <AccountCard onDone={onClose} />
          <nav aria-label={header.navigation}>
            <ul>
              <Entries entries={MOBILE_ENTRIES} />
              <li>
                <details>
                  <summary>{header.more}</summary>
                  <ul>
                    <Entries entries={MORE_ENTRIES} />
                    <PageLinks place="menu" />
                  </ul>
                </details>
              </li>
            </ul>
          </nav>
          <LanguageSwitch />
        </Drawer.Content>
      </Drawer.Root>
    </KitProvider>
  )
}

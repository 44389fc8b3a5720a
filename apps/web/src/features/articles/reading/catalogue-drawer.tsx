import { Drawer } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Drawer.css'
import { KitProvider } from '../../../shared/kit/kit-provider.tsx'
import { useOpened } from '../../../shared/kit/use-opened.ts'
import { useCopy } from '../../../shared/language.ts'
import type { CatalogueEntry } from './catalogue.rules.ts'
import { Catalogue } from './catalogue.tsx'
import { ThemeChoices } from './theme-choices.tsx'

interface Props {
  readonly entries: readonly CatalogueEntry[]
  readonly open: boolean
  readonly onClose: () => void
}

export const CatalogueDrawer = ({ entries, open, onClose }: Props) => {
  const { reading } = useCopy()
  return (
    <KitProvider>
      <Drawer.Root
        opened={useOpened(open)}
        onClose={onClose}
        size="60%"
        zIndex="var(--z-drawer)"
        lockScroll={false}
        // Does not return the focus, because that would scroll away from the chosen heading.
        returnFocus={false}
        classNames={{ content: 'catalogue-drawer' }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className="drawer-header">
            <Drawer.Title>{reading.catalogue}</Drawer.Title>
            <Drawer.CloseButton aria-label={reading.closeCatalogue} />
          </div>
          <Catalogue entries={entries} onChoose={onClose} />
          <ThemeChoices />
        </Drawer.Content>
      </Drawer.Root>
    </KitProvider>
  )
}

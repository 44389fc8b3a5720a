import type { FriendLink } from '@lanting/contract'
import { Modal } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Modal.css'
import { KitProvider } from '../../shared/kit/kit-provider.tsx'
import { useOpened } from '../../shared/kit/use-opened.ts'
import { useCopy } from '../../shared/language.ts'
import './link-dialog.css'
import { LinkForm } from './link-form.tsx'

interface Props {
  readonly link: FriendLink | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Applies for or edits a friend link. It fills the screen of a phone. */
export const LinkDialog = ({ link, onDone, onClose }: Props) => {
  const { links, messages } = useCopy()
  return (
    <KitProvider>
      <Modal.Root
        opened={useOpened(true)}
        onClose={onClose}
        zIndex="var(--z-dialog)"
        lockScroll={false}
        classNames={{ inner: 'link-inner', content: 'dialog link-sheet' }}
        centered
      >
        <Modal.Overlay />
        <Modal.Content>
          <div className="drawer-header">
            <Modal.Title>{link ? links.change : links.apply}</Modal.Title>
            <Modal.CloseButton aria-label={messages.close} />
          </div>
          <LinkForm link={link} onDone={onDone} />
        </Modal.Content>
      </Modal.Root>
    </KitProvider>
  )
}

import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Modal.css'
import { KitProvider } from '../../../shared/kit/kit-provider.tsx'
import { useOpened } from '../../../shared/kit/use-opened.ts'
import { useCopy } from '../../../shared/language.ts'
import { closeLogin, useUserState } from '../../../shared/stores/user-state.ts'
import './login.css'
import { LoginPanel, type LoginPanelProps } from './login-panel.tsx'

/** Moves the focus to the page, because the button that opened the dialog may be gone. */
const catchFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector('main')?.focus({ preventScroll: true })
  })

export const LoginDialog = (props: LoginPanelProps) => {
  const { messages } = useCopy()
  const isWanted = useUserState((state) => state.showLogin)
  return (
    <KitProvider>
      <Modal.Root
        opened={useOpened(isWanted)}
        onClose={closeLogin}
        onExitTransitionEnd={catchFocus}
        size="auto"
        zIndex="var(--z-dialog)"
        lockScroll={false}
        classNames={{ inner: 'login-inner', content: 'login-sheet' }}
        centered
      >
        <Modal.Overlay />
        <Modal.Content>
          <LoginPanel {...props} />
          <Modal.CloseButton
            className="login-close"
            aria-label={messages.close}
            icon={<IconX aria-hidden size={20} stroke={1.6} />}
          />
        </Modal.Content>
      </Modal.Root>
    </KitProvider>
  )
}

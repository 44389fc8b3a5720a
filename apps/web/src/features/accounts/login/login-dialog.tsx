import { IconX } from '@tabler/icons-react'
import { Dialog } from '../../../shared/dialog/dialog.tsx'
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
    <Dialog open={isWanted} onClose={closeLogin} onClosed={catchFocus} className="login-sheet">
      <LoginPanel {...props} />
      <button
        type="button"
        className="login-close"
        aria-label={messages.close}
        onClick={closeLogin}
      >
        <IconX aria-hidden size={20} stroke={1.6} />
      </button>
    </Dialog>
  )
}

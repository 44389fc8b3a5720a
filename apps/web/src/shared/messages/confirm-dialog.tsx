import { Modal } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Modal.css'
import { KitProvider } from '../kit/kit-provider.tsx'
import { useOpened } from '../kit/use-opened.ts'
import { useCopy } from '../language.ts'
import type { Question } from './confirm.ts'

interface Props extends Question {
  readonly answer: (yes: boolean) => void
}

export const ConfirmDialog = ({ text, title, yes, no, answer }: Props) => {
  const { confirm } = useCopy().messages
  return (
    <KitProvider>
      <Modal.Root
        opened={useOpened(true)}
        onClose={() => answer(false)}
        zIndex="var(--z-toast)"
        lockScroll={false}
        classNames={{ content: 'dialog' }}
        centered
      >
        <Modal.Overlay />
        <Modal.Content>
          <div className="drawer-header">
            <Modal.Title>{title ?? confirm.title}</Modal.Title>
            <Modal.CloseButton aria-label={no ?? confirm.no} />
          </div>
          <p>{text}</p>
          <div className="dialog-actions">
            <button type="button" className="button ghost" onClick={() => answer(false)}>
              {no ?? confirm.no}
            </button>
            <button type="button" className="button" data-autofocus onClick={() => answer(true)}>
              {yes ?? confirm.yes}
            </button>
          </div>
        </Modal.Content>
      </Modal.Root>
    </KitProvider>
  )
}

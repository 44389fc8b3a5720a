import { toastHolder } from '@lanting/browser'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useCopy } from './language.ts'
import { dismiss, durationOf, type Toast, useToasts } from './toasts.ts'

const ToastCard = ({ toast }: { toast: Toast }) => {
  const { id, level, text, action } = toast
  const { messages } = useCopy()
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), durationOf(toast))
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <li className="toast" data-level={level}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={messages.close}
        onClick={() => dismiss(id)}
      >
        <IconX aria-hidden size={16} stroke={1.6} />
      </button>
    </li>
  )
}

/** Always rendered, so that screen readers announce new toasts. An open dialog contains it. */
export const ToastRegion = () => {
  const { messages } = useCopy()
  const shown = useToasts((state) => state.shown)
  return createPortal(
    <section className="toasts" aria-label={messages.region} popover="manual">
      <ul aria-live="polite">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>,
    toastHolder(),
  )
}

import { toastHolder } from '@lanting/browser'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCopy } from '../language.ts'
import { useInBrowser } from '../use-in-browser.ts'
import { dismissToast, type ShownToast, useToasts } from './toasts.ts'

const ToastCard = ({ toast }: { toast: ShownToast }) => {
  const { messages } = useCopy()
  const [held, setHeld] = useState(false)
  const { id, level, title, text, durationMs } = toast

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [held, id, durationMs])

  return (
    <li
      className="toast"
      data-level={level}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <strong>{title}</strong>
      <p>{text}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.close}
        onClick={() => dismissToast(id)}
      >
        <IconX aria-hidden size={18} stroke={1.6} />
      </button>
    </li>
  )
}

/** Always mounted, so that screen readers announce new toasts. An open dialog contains it. */
export const ToastRegion = () => {
  const { messages } = useCopy()
  const shown = useToasts((state) => state.shown)
  if (!useInBrowser()) return null
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

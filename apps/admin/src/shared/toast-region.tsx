import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useCopy } from './language.ts'
import { dismiss, TOAST_MS, type Toast, useToasts } from './toasts.ts'

const ToastCard = ({ toast: { id, level, text } }: { toast: Toast }) => {
  const { messages } = useCopy()
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), TOAST_MS[level])
    return () => clearTimeout(timer)
  }, [id, level])
  return (
    <li className="toast" data-level={level}>
      <p>{text}</p>
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

/** Always rendered, so that screen readers announce new toasts. */
export const ToastRegion = () => {
  const { messages } = useCopy()
  const shown = useToasts((state) => state.shown)
  const region = useRef<HTMLElement>(null)
  // Last in the top layer, so that no dialog covers a toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every toast comes to the top anew.
  useEffect(() => {
    region.current?.hidePopover?.()
    region.current?.showPopover?.()
  }, [shown])
  return (
    <section className="toasts" aria-label={messages.region} popover="manual" ref={region}>
      <ul aria-live="polite">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}

import { openDialog, transitionsEnd } from '@lanting/browser'
import { IconX } from '@tabler/icons-react'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useBackCloses } from '../router/use-back-closes.ts'
import '@lanting/browser/dialog.css'
import './dialog.css'

interface Props {
  readonly onClose: () => void
  /** A drawer at this side of the window, instead of a dialog in its middle. */
  readonly side?: 'left' | 'right'
  readonly className: string
  readonly returnsFocus?: boolean
  /** Contains a `DialogTitle`. */
  readonly children: ReactNode
}

interface Lasting extends Props {
  readonly open?: boolean
  /** Called when the dialog is gone, with the focus returned. */
  readonly onClosed?: () => void
}

const TitleId = createContext('')

export const DialogTitle = (props: ComponentProps<'h2'>) => (
  <h2 {...props} id={useContext(TitleId)} />
)

interface HeaderProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The title and the close button, and what stands between them. */
export const DialogHeader = ({ title, closeLabel, onClose, children }: HeaderProps) => (
  <div className="drawer-header">
    <DialogTitle>{title}</DialogTitle>
    {children}
    <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
      <IconX aria-hidden size={32} stroke={1.75} />
    </button>
  </div>
)

interface Shown extends Props {
  readonly isLeaving: boolean
  readonly onLeft: () => void
}

const ShownDialog = (props: Shown) => {
  const { onClose, side, className, returnsFocus, children, isLeaving, onLeft } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)
  const left = useEffectEvent(onLeft)
  useBackCloses(onClose, !isLeaving)
  // Before the paint, and closed while it is still in the document: the browser returns the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    const onClose = () => close()
    return openDialog(current, { onClose, returnsFocus, firstFocus: '[data-autofocus]' })
  }, [returnsFocus])
  useEffect(() => {
    const { current } = dialog
    if (!isLeaving || !current) return
    let isBack = false
    transitionsEnd(current).then(() => isBack || left())
    return () => {
      isBack = true
    }
  }, [isLeaving])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      data-side={side}
      data-leaving={isLeaving || undefined}
      aria-labelledby={titleId}
    >
      <TitleId value={titleId}>{children}</TitleId>
    </dialog>
  )
}

/** A modal dialog or drawer. It stays until its leave transition has ended. */
export const Dialog = ({ open = true, onClosed, ...props }: Lasting) => {
  // Opened by an effect, so that the server never renders it.
  const [phase, setPhase] = useState<'never' | 'open' | 'leaving' | 'gone'>('never')
  useEffect(() => {
    setPhase((now) => (open ? 'open' : now === 'open' ? 'leaving' : now))
  }, [open])
  const gone = useEffectEvent(() => onClosed?.())
  useEffect(() => {
    if (phase === 'gone') gone()
  }, [phase])
  if (phase === 'never' || phase === 'gone') return null
  return createPortal(
    <ShownDialog
      {...props}
      isLeaving={phase === 'leaving'}
      onLeft={() => setPhase((now) => (now === 'leaving' ? 'gone' : now))}
    />,
    document.body,
  )
}

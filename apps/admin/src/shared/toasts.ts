import { create } from 'zustand'

type ToastLevel = 'info' | 'error'

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface Toast {
  readonly id: number
  readonly level: ToastLevel
  readonly text: string
  readonly action?: ToastAction | undefined
}

const TOAST_MS = { info: 2_500, error: 5_000 } as const
const WITH_ACTION_MS = 10_000

export const durationOf = ({ level, action }: Pick<Toast, 'level' | 'action'>): number =>
  action ? WITH_ACTION_MS : TOAST_MS[level]

export const useToasts = create<{ readonly shown: readonly Toast[] }>()(() => ({ shown: [] }))

let lastId = 0

/** Shows a toast, unless a toast with the same text is visible. */
export const showToast = (level: ToastLevel, text: string, action?: ToastAction): void => {
  const { shown } = useToasts.getState()
  if (!action && shown.some((toast) => toast.text === text)) return
  lastId += 1
  useToasts.setState({ shown: [...shown, { id: lastId, level, text, action }] })
}

export const dismiss = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }))

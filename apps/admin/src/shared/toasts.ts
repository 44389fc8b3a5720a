import { create } from 'zustand'

type ToastLevel = 'info' | 'error'

export interface Toast {
  readonly id: number
  readonly level: ToastLevel
  readonly text: string
}

export const TOAST_MS = { info: 2_500, error: 5_000 } as const

export const useToasts = create<{ readonly shown: readonly Toast[] }>()(() => ({ shown: [] }))

let lastId = 0

/** Shows a toast, unless a toast with the same text is visible. */
export const showToast = (level: ToastLevel, text: string): void => {
  const { shown } = useToasts.getState()
  if (shown.some((toast) => toast.text === text)) return
  lastId += 1
  useToasts.setState({ shown: [...shown, { id: lastId, level, text }] })
}

export const dismiss = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }))

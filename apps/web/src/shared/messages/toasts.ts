import { create } from 'zustand'

export type ToastLevel = 'info' | 'warning' | 'error' | 'welcome'

export interface Toast {
  readonly level: ToastLevel
  readonly title: string
  readonly text: string
  readonly durationMs: number
}

export interface ShownToast extends Toast {
  readonly id: number
}

export const TOAST_MS = 3_000
/** For short messages. */
export const TOAST_SHORT_MS = 1_000

export const useToasts = create<{ readonly shown: readonly ShownToast[] }>()(() => ({ shown: [] }))

const isSame = (a: Toast, b: Toast) => a.title === b.title && a.text === b.text

let lastId = 0

/** Shows a toast, unless an identical one is visible. */
export const showToast = (toast: Toast): void => {
  const { shown } = useToasts.getState()
  if (shown.some((other) => isSame(other, toast))) return
  lastId += 1
  useToasts.setState({ shown: [...shown, { ...toast, id: lastId }] })
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }))

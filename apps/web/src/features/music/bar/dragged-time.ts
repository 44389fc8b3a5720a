import { create } from 'zustand'

/** The time under the dragged thumb of the slider; undefined while nobody drags it. */
export const useDraggedTime = create<{ readonly seconds: number | undefined }>()(() => ({
  seconds: undefined,
}))

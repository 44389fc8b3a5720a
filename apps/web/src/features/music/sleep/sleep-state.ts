import { create } from 'zustand'

export const SLEEP_MINUTES = [15, 30, 60] as const
/** Minutes, or the end of the current song; undefined when off. */
export type Sleep = (typeof SLEEP_MINUTES)[number] | 'song' | undefined

export const useSleep = create<{ readonly chosen: Sleep }>()(() => ({ chosen: undefined }))

/** Whether the music stops after the current song. */
export const isLastSong = (): boolean => useSleep.getState().chosen === 'song'

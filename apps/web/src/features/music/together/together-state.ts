import type { TurntableState } from '@lanting/contract'
import type { ListenerStatus } from '@lanting/turntable'
import { create } from 'zustand'

interface Together {
  readonly status: ListenerStatus
  readonly turntable: TurntableState | undefined
}

/** The turntable as disc and panel show it, joined or not. */
export const useTogether = create<Together>()(() => ({ status: 'idle', turntable: undefined }))

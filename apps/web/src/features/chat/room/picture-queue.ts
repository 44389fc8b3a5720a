import type { CallError } from '@lanting/browser'
import type { UploadEvent } from '../../../shared/pictures/picture-upload-state.ts'
import {
  activePicture,
  afterQueueEvent,
  type PictureQueue,
  type QueueEvent,
} from './picture-queue.rules.ts'

interface UploadOptions {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

interface Needs {
  /** Resolves with the address of the picture. */
  readonly upload: (file: File, options: UploadOptions) => Promise<string>
  readonly send: (url: string) => void
}

/** Uploads pictures one after the other, whether the room is open or not. */
export const createPictureQueue = ({ upload, send }: Needs) => {
  let queue: PictureQueue = []
  let active: { readonly id: number; readonly abort: () => void } | undefined
  const listeners = new Set<() => void>()

  const dispatch = (event: QueueEvent) => {
    queue = afterQueueEvent(queue, event)
    for (const listener of listeners) listener()
  }

  const run = async ({ id, file }: PictureQueue[number], signal: AbortSignal) => {
    const tell = (event: UploadEvent) => {
      if (!signal.aborted) dispatch({ type: 'upload', id, event })
    }
    tell({ type: 'chosen' })
    const onProgress = (share: number) => tell({ type: 'progress', share })
    try {
      const url = await upload(file, { onProgress, signal })
      if (signal.aborted) return
      send(url)
      dispatch({ type: 'removed', id })
    } catch (error) {
      tell({ type: 'failed', reason: (error as CallError).message })
    }
    if (!signal.aborted) goOn()
  }

  /** Begins with the next picture, and ends the upload of one that was removed. */
  const goOn = () => {
    const next = activePicture(queue)
    if (next?.id === active?.id) return
    active?.abort()
    active = undefined
    if (!next) return
    const own = new AbortController()
    active = { id: next.id, abort: () => own.abort() }
    void run(next, own.signal)
  }

  const after = (event: QueueEvent) => {
    dispatch(event)
    goOn()
  }

  return {
    get: () => queue,
    /** Whether a picture is on its way or waits for its turn. */
    isBusy: () => activePicture(queue) !== undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files: readonly File[]) => after({ type: 'added', files }),
    retry: (id: number) => after({ type: 'upload', id, event: { type: 'givenUp' } }),
    cancel: (id: number) => after({ type: 'removed', id }),
    /** Called when the user has left. */
    empty: () => {
      for (const { id } of queue.toReversed()) after({ type: 'removed', id })
    },
  }
}

export type RoomPictures = ReturnType<typeof createPictureQueue>

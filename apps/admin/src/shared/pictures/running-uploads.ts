import { create } from 'zustand'

const running = new Set<Promise<unknown>>()

/** How many uploads belong to what is on the screen. */
const useRunning = create<{ readonly count: number }>()(() => ({ count: 0 }))

const count = () => useRunning.setState({ count: running.size })

/** Remembers an upload until the form or the text has what was uploaded. */
export const trackUpload = async <T>(upload: Promise<T>): Promise<T> => {
  running.add(upload)
  count()
  try {
    return await upload
  } finally {
    running.delete(upload)
    count()
  }
}

/** Resolves when no upload is running, and the forms have what was uploaded. */
export const uploadsEnd = async (): Promise<void> => {
  while (running.size > 0) await Promise.allSettled(running)
  await new Promise((resolve) => setTimeout(resolve))
}

export const useIsUploading = (): boolean => useRunning(({ count: current }) => current > 0)

interface Queue {
  readonly subscribe: (listener: () => void) => unknown
  readonly isBusy: () => boolean
}

/** Counts a queue as one upload while it is busy. */
export const trackQueue = ({ subscribe, isBusy }: Queue): void => {
  let release: (() => void) | undefined
  subscribe(() => {
    if (isBusy() === (release !== undefined)) return
    if (release) {
      release()
      release = undefined
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    release = resolve
    void trackUpload(promise)
  })
}

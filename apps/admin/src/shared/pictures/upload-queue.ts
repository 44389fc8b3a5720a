import { type UploadSlots, untilAllowed } from './upload-slots.ts'

interface QueuedUpload {
  readonly id: number
  readonly file: File
  /** Paused: the server cannot take it now. Added: passed on after the upload. */
  readonly status: 'waiting' | 'sending' | 'paused' | 'uploaded' | 'added' | 'failed'
  readonly percent: number
  readonly url?: string
  readonly error?: unknown
}

export interface Receiver {
  /** Called with uploaded pictures in the selected order, as soon as all before them are there. */
  readonly onUploaded: (urls: string[]) => Promise<unknown>
  /** Called when no upload is left, with the number of added pictures. */
  readonly onEnd?: (added: number) => void
}

interface Needs {
  readonly upload: (
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ readonly url: string }>
  readonly slots: UploadSlots
  readonly wait: (ms: number) => Promise<void>
}

const isPending = ({ status }: QueuedUpload) => !['added', 'failed'].includes(status)

/** The uploaded pictures that no unfinished upload precedes. */
const nextUploaded = (all: readonly QueuedUpload[]): QueuedUpload[] => {
  const pending = all.filter(isPending)
  const end = pending.findIndex(({ status }) => status !== 'uploaded')
  return end < 0 ? pending : pending.slice(0, end)
}

let lastId = 0

/**
 * Uploads pictures, several at a time. It belongs to no screen, so it continues when its screen is
 * left. Failed uploads stay in the list for a retry.
 */
export const createUploadQueue = ({ upload, slots, wait }: Needs) => {
  const listeners = new Set<() => void>()
  let all: readonly QueuedUpload[] = []
  let receiver: Receiver | undefined
  let passing = Promise.resolve()

  const keep = (next: readonly QueuedUpload[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  const change = (ids: readonly number[], changes: Partial<QueuedUpload>) =>
    keep(all.map((one) => (ids.includes(one.id) ? { ...one, ...changes } : one)))

  const send = async ({ id, file, url: known }: QueuedUpload) => {
    const tryUpload = () => {
      change([id], { status: 'sending', percent: 0 })
      return upload(file, (share) => change([id], { percent: Math.floor(share * 100) }))
    }
    try {
      const onPause = () => change([id], { status: 'paused' })
      const { url } = known ? { url: known } : await slots(tryUpload, onPause)
      change([id], { status: 'uploaded', percent: 100, url })
    } catch (error) {
      change([id], { status: 'failed', percent: 0, error })
    }
  }

  const passOn = async () => {
    const ready = nextUploaded(all)
    if (ready.length === 0) return
    const ids = ready.map(({ id }) => id)
    const urls = ready.flatMap(({ url }) => url ?? [])
    try {
      const onPause = () => change(ids, { status: 'paused' })
      await untilAllowed(async () => receiver?.onUploaded(urls), wait, onPause)
      change(ids, { status: 'added' })
    } catch (error) {
      change(ids, { status: 'failed', error })
    }
  }

  const end = () => {
    if (all.length === 0 || all.some(isPending)) return
    const added = all.filter(({ status }) => status === 'added').length
    keep(all.filter(({ status }) => status === 'failed'))
    if (added > 0) receiver?.onEnd?.(added)
  }

  const run = (ids: readonly number[]) => {
    for (const one of all.filter(({ id }) => ids.includes(id))) {
      void send(one).then(() => {
        passing = passing.then(passOn).then(end)
      })
    }
  }

  return {
    all: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isBusy: () => all.some(isPending),
    /** Adds files at the end, also while others are uploaded. */
    send: (files: Iterable<File>, to: Receiver) => {
      receiver = to
      const added = Array.from(files, (file): QueuedUpload => {
        lastId += 1
        return { id: lastId, file, status: 'waiting', percent: 0 }
      })
      keep([...all, ...added])
      run(added.map(({ id }) => id))
    },
    retry: (to: Receiver) => {
      receiver = to
      const ids = all.filter(({ status }) => status === 'failed').map(({ id }) => id)
      change(ids, { status: 'waiting' })
      run(ids)
    },
    dismiss: () => keep(all.filter(({ status }) => status !== 'failed')),
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

export const progressOf = (all: readonly QueuedUpload[]): number =>
  all.length === 0 ? 0 : all.reduce((sum, { percent }) => sum + percent, 0) / all.length

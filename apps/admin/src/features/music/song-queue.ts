import type { UploadSlots } from '../../shared/pictures/upload-slots.ts'
import type { SongFile } from './dropped-songs.ts'
import { isFolderCover, kindOf, mayPass } from './song-uploads.ts'

export interface Sent {
  readonly id: number
  readonly file: File
  /** The folder of the library; empty: none. */
  readonly folder: string
  /** Paused: the server has told it to slow down. */
  readonly status: 'waiting' | 'sending' | 'paused' | 'done' | 'failed'
  readonly percent: number
  /** Why an upload has failed. */
  readonly error?: unknown
  /** Whether a failed upload may succeed later. */
  readonly canRetry?: boolean
}

interface Needs {
  readonly send: (
    sent: Pick<Sent, 'file' | 'folder'>,
    onProgress: (share: number) => void,
  ) => Promise<void>
  readonly slots: UploadSlots
}

/** Songs first, then what belongs to them. A song's own cover comes after that of its folder. */
export const inTurns = (batch: readonly Sent[]) => {
  const turnOf = ({ file: { name } }: Sent) => {
    const kind = kindOf(name)
    if (kind !== 'cover') return kind === 'lyric' ? 1 : 0
    return isFolderCover(name) ? 2 : 3
  }
  return [0, 1, 2, 3].map((turn) => batch.filter((one) => turnOf(one) === turn))
}

const isFinished = ({ status }: Sent) => status === 'done' || status === 'failed'

let lastId = 0

/**
 * Uploads songs and what belongs to them, one batch after the other. It belongs to no screen, so it
 * continues when its screen is left. Finished uploads stay in the list until they are dismissed.
 */
export const createSongQueue = ({ send, slots }: Needs) => {
  const listeners = new Set<() => void>()
  let all: readonly Sent[] = []
  let underWay = Promise.resolve()

  const keep = (next: readonly Sent[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, changes: Partial<Sent>) =>
    keep(all.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  const sendOne = async (sent: Sent) => {
    const { id } = sent
    const attempt = () => {
      change(id, { status: 'sending', percent: 0 })
      return send(sent, (share) => change(id, { percent: Math.floor(share * 100) }))
    }
    try {
      await slots(attempt, () => change(id, { status: 'paused' }))
      change(id, { status: 'done', percent: 100 })
    } catch (error) {
      change(id, { status: 'failed', percent: 0, error, canRetry: mayPass(error) })
    }
  }
  const run = (batch: readonly Sent[], onEnd: () => void) => {
    underWay = underWay.then(async () => {
      for (const part of inTurns(batch)) await Promise.all(part.map(sendOne))
      onEnd()
    })
  }

  return {
    all: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isBusy: () => !all.every(isFinished),
    send: (files: readonly SongFile[], onEnd: () => void) => {
      const batch = files.map(({ file, folder }): Sent => {
        lastId += 1
        return { id: lastId, file, folder, status: 'waiting', percent: 0 }
      })
      keep([...all, ...batch])
      run(batch, onEnd)
    },
    /** Sends the failed files again. Those that have no folder of their own go into this one. */
    retry: (folder: string, onEnd: () => void) => {
      const isTaken = ({ status, canRetry }: Sent) => status === 'failed' && canRetry === true
      const ids = new Set(all.filter(isTaken).map(({ id }) => id))
      keep(
        all.map((one) =>
          ids.has(one.id) ? { ...one, status: 'waiting', folder: one.folder || folder } : one,
        ),
      )
      run(
        all.filter(({ id }) => ids.has(id)),
        onEnd,
      )
    },
    dismiss: () => keep(all.filter((one) => !isFinished(one))),
  }
}

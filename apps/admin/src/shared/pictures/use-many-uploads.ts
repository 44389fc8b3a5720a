import { useRef, useState } from 'react'
import { failureText } from '../api.ts'
import { useCopy } from '../language.ts'
import { AT_ONCE, arrived, changedIn, inLanes, type Sent } from './many-uploads.ts'
import { uploadPicture } from './upload-picture.ts'

let lastId = 0

/**
 * Uploads many pictures, several at a time. Successful uploads are passed on in the selected
 * order. Failed uploads stay in the list for a retry.
 */
export const useManyUploads = (onArrived: (urls: string[]) => Promise<unknown>) => {
  const copy = useCopy()
  const [all, setAll] = useState<readonly Sent[]>([])
  const known = useRef<readonly Sent[]>([])
  const isBusy = all.some(({ status }) => status === 'waiting' || status === 'sending')

  const keep = (next: readonly Sent[]) => {
    known.current = next
    setAll(next)
  }
  const change = (id: number, changes: Partial<Sent>) => keep(changedIn(known.current, id, changes))

  const sendOne = async ({ id, file }: Sent) => {
    change(id, { status: 'sending', percent: 0 })
    try {
      const onProgress = (share: number) => change(id, { percent: Math.floor(share * 100) })
      const { url } = await uploadPicture(file, onProgress)
      change(id, { status: 'done', percent: 100, url })
    } catch (error) {
      change(id, { status: 'failed', percent: 0, reason: failureText(error, copy) })
    }
  }
  const run = async (batch: readonly Sent[]) => {
    keep(batch)
    await inLanes(batch, AT_ONCE, sendOne)
    const urls = arrived(known.current)
    keep(known.current.filter(({ status }) => status === 'failed'))
    if (urls.length > 0) await onArrived(urls)
  }

  return {
    all,
    isBusy,
    send: (files: Iterable<File>) => {
      if (isBusy) return
      const batch = [...files]
        .filter(({ type }) => type.startsWith('image/'))
        .map((file): Sent => {
          lastId += 1
          return { id: lastId, file, status: 'waiting', percent: 0 }
        })
      if (batch.length > 0) void run(batch)
    },
    retry: () => void run(known.current.map((one) => ({ ...one, status: 'waiting' as const }))),
    dismiss: () => keep([]),
  }
}

export type ManyUploads = ReturnType<typeof useManyUploads>

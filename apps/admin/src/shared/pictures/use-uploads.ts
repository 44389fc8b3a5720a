import { useState, useSyncExternalStore } from 'react'
import { uploadPicture } from './upload-picture.ts'
import { createUploadQueue, type Receiver, type UploadQueue } from './upload-queue.ts'

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A queue that sends pictures to the server. The browser asks before it closes during uploads. */
export const createPictureQueue = (
  upload: (
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ url: string }> = uploadPicture,
): UploadQueue => {
  const queue = createUploadQueue({ upload, wait })
  queue.subscribe(() => {
    if (queue.isBusy()) addEventListener('beforeunload', askBeforeLeaving)
    else removeEventListener('beforeunload', askBeforeLeaving)
  })
  return queue
}

/** The uploads of this form, or of a queue that outlives its screen. */
export const useUploads = (receiver: Receiver, shared?: UploadQueue) => {
  const [own] = useState(() => createPictureQueue())
  const queue = shared ?? own
  const all = useSyncExternalStore(queue.subscribe, queue.all)
  return {
    all,
    isBusy: queue.isBusy(),
    send: (files: Iterable<File>) => queue.send(files, receiver),
    retry: () => queue.retry(receiver),
    dismiss: queue.dismiss,
  }
}

export type Uploads = ReturnType<typeof useUploads>

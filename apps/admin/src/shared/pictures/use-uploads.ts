import { useState, useSyncExternalStore } from 'react'
import { askBeforeUnload } from './ask-before-unload.ts'
import { trackQueue } from './running-uploads.ts'
import { uploadPicture } from './upload-picture.ts'
import { createUploadQueue, type Receiver, type UploadQueue } from './upload-queue.ts'
import { sleep, uploadSlots } from './upload-slots.ts'

/** A queue that sends pictures to the server. The browser asks before it closes during uploads. */
export const createPictureQueue = (
  upload: (
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ url: string }> = uploadPicture,
): UploadQueue => {
  const queue = createUploadQueue({ upload, slots: uploadSlots, wait: sleep })
  askBeforeUnload(queue)
  return queue
}

/** The uploads of this form, or of a queue that outlives its screen. */
export const useUploads = (receiver: Receiver, shared?: UploadQueue) => {
  const [own] = useState(() => {
    const made = createPictureQueue()
    trackQueue(made)
    return made
  })
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

import {
  afterUploadEvent,
  NO_UPLOAD,
  type UploadEvent,
  type UploadState,
} from '../../../shared/pictures/picture-upload-state.ts'

export interface QueuedPicture {
  readonly id: number
  readonly file: File
  readonly state: UploadState
}

export type PictureQueue = readonly QueuedPicture[]

export type QueueEvent =
  | { readonly type: 'added'; readonly files: readonly File[] }
  /** It was sent, or the user has cancelled it. */
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'upload'; readonly id: number; readonly event: UploadEvent }

/** Defines all transitions of the queue. */
export const afterQueueEvent = (queue: PictureQueue, event: QueueEvent): PictureQueue => {
  switch (event.type) {
    case 'added': {
      const first = (queue.at(-1)?.id ?? 0) + 1
      const added = event.files.map((file, at) => ({ id: first + at, file, state: NO_UPLOAD }))
      return [...queue, ...added]
    }
    case 'removed':
      return queue.filter(({ id }) => id !== event.id)
    case 'upload':
      return queue.map((one) =>
        one.id === event.id ? { ...one, state: afterUploadEvent(one.state, event.event) } : one,
      )
  }
}

/** The picture that is on its way, or the next: one at a time, in the order of the choice. */
export const activePicture = (queue: PictureQueue): QueuedPicture | undefined =>
  queue.find(({ state }) => state.status !== 'failed')

import { create } from 'zustand'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useApi } from '../../../shared/use-api.ts'
import type { PictureQueue } from './picture-queue.rules.ts'
import type { RoomPictures } from './picture-queue.ts'

interface Pictures {
  readonly queue: PictureQueue
  /** Loads with the first picture. */
  readonly pictures?: RoomPictures
}

const usePictures = create<Pictures>()(() => ({ queue: [] }))

/** The pictures of this page on their way, whether the room is open or not. */
export const usePictureQueue = () => {
  const api = useApi()
  const copy = useCopy()
  const { queue, pictures } = usePictures()

  const load = async () => {
    const { createRoomPictures } = await import('./room-pictures.ts')
    const known = usePictures.getState().pictures
    if (known) return known
    const loaded = createRoomPictures({ api, copy })
    loaded.subscribe(() => usePictures.setState({ queue: loaded.get() }))
    usePictures.setState({ pictures: loaded })
    return loaded
  }
  return {
    queue,
    add: async (files: readonly File[]) => {
      try {
        const loaded = await load()
        loaded.add(files)
      } catch (error) {
        console.info('Not loaded:', error)
        const { title, noAnswer } = copy.messages
        showToast({ level: 'error', title: title.error, text: noAnswer, durationMs: TOAST_MS })
      }
    },
    retry: (id: number) => pictures?.retry(id),
    cancel: (id: number) => pictures?.cancel(id),
  }
}

/** Whether a picture is on its way or waits for its turn. */
export const areUploading = (): boolean => usePictures.getState().pictures?.isBusy() === true

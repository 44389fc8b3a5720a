import type { CallError } from '@lanting/browser'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useCopy } from '../../../shared/language.ts'
import type { UploadEvent } from '../../../shared/pictures/picture-upload-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { activePicture, afterQueueEvent } from './picture-queue.rules.ts'

/** Loads with the first upload. */
const loadUpload = () => import('../../../shared/pictures/upload-picture.ts')

/** Uploads pictures one after the other. Leaving the room cancels those that wait. */
export const usePictureQueue = (onUploaded: (url: string) => void) => {
  const api = useApi()
  const copy = useCopy()
  const [queue, dispatch] = useReducer(afterQueueEvent, [])
  const activeId = activePicture(queue)?.id

  const upload = useEffectEvent(async (id: number, signal: AbortSignal) => {
    const file = queue.find((one) => one.id === id)?.file
    if (!file) return
    const tell = (event: UploadEvent) => {
      if (!signal.aborted) dispatch({ type: 'upload', id, event })
    }
    tell({ type: 'chosen' })
    const onProgress = (share: number) => tell({ type: 'progress', share })
    try {
      const { uploadPicture } = await loadUpload()
      const { url } = await uploadPicture(file, { api, copy, onProgress, signal })
      if (signal.aborted) return
      onUploaded(url)
      dispatch({ type: 'removed', id })
    } catch (error) {
      tell({ type: 'failed', reason: (error as CallError).message })
    }
  })

  useEffect(() => {
    if (activeId === undefined) return
    const own = new AbortController()
    void upload(activeId, own.signal)
    return () => own.abort()
  }, [activeId])

  return {
    queue,
    add: (files: readonly File[]) => dispatch({ type: 'added', files }),
    retry: (id: number) => dispatch({ type: 'upload', id, event: { type: 'givenUp' } }),
    cancel: (id: number) => dispatch({ type: 'removed', id }),
  }
}

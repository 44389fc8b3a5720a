import type { CallError } from '@lanting/browser'
import type { UploadedPicture } from '@lanting/contract'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useCopy } from '../language.ts'
import { useApi } from '../use-api.ts'
import { afterUploadEvent, NO_UPLOAD } from './picture-upload-state.ts'

/** Loads with the first upload. */
const loadUpload = () => import('./upload-picture.ts')

/** Previews the chosen file until the upload ends, then revokes its object URL. */
const usePreview = () => {
  const [file, setFile] = useState<Blob>()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return [url, setFile] as const
}

/** One upload at a time. A new choice or unmounting cancels it. */
export const usePictureUpload = (onDone: (picture: UploadedPicture) => void) => {
  const api = useApi()
  const copy = useCopy()
  const [state, dispatch] = useReducer(afterUploadEvent, NO_UPLOAD)
  const [preview, setPreview] = usePreview()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const cancel = () => {
    underWay.current?.abort()
    setPreview(undefined)
    dispatch({ type: 'givenUp' })
  }

  const choose = async (file: Blob) => {
    underWay.current?.abort()
    const own = new AbortController()
    underWay.current = own
    const { signal } = own
    setPreview(file)
    dispatch({ type: 'chosen' })
    const onProgress = (share: number) => signal.aborted || dispatch({ type: 'progress', share })
    try {
      const { uploadPicture } = await loadUpload()
      const picture = await uploadPicture(file, { api, copy, onProgress, signal })
      if (signal.aborted) return
      dispatch({ type: 'done' })
      onDone(picture)
    } catch (error) {
      if (signal.aborted) return
      dispatch({ type: 'failed', reason: (error as CallError).message })
    } finally {
      if (!signal.aborted) setPreview(undefined)
    }
  }

  return { state, preview, choose, cancel }
}

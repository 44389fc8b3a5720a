import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isBusy, type UploadState } from './picture-upload-state.ts'

type Status = UploadState['status']

interface Waiting {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onPicture: (status: Status) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly isWaiting: boolean
}

/** Submits a form at once, or when the upload that is under way has succeeded. */
export const useSubmitAfterUpload = (
  submit: (event: FormEvent<HTMLFormElement>) => void,
): Waiting => {
  const form = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState<Status>('idle')
  const [isWaiting, setWaiting] = useState(false)
  const isUploading = isBusy({ status })
  useEffect(() => {
    if (!isWaiting || isUploading) return
    setWaiting(false)
    if (status === 'done') form.current?.requestSubmit()
  }, [isWaiting, isUploading, status])
  return {
    form,
    onPicture: setStatus,
    onSubmit: (event) => {
      if (!isUploading) return submit(event)
      event.preventDefault()
      setWaiting(true)
    },
    isWaiting,
  }
}

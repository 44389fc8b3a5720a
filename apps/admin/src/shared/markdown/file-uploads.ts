import { attachmentKindOf } from '@lanting/contract'
import { create } from 'zustand'
import { api, failureText } from '../api.ts'
import { useLanguageStore } from '../language.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { uploadSlots } from '../pictures/upload-slots.ts'
import { showToast } from '../toasts.ts'

interface Upload {
  readonly id: number
  readonly name: string
  readonly percent: number
  /** Paused: the server has told it to slow down. */
  readonly status: 'waiting' | 'sending' | 'paused' | 'done'
}

/** The files that are being uploaded into a text, until the last of them has ended. */
export const useTextUploads = create<{ readonly all: readonly Upload[] }>()(() => ({ all: [] }))

let lastId = 0
let stop = new AbortController()

const change = (id: number, changes: Partial<Upload>) =>
  useTextUploads.setState(({ all }) => {
    const changed = all.map((one) => (one.id === id ? { ...one, ...changes } : one))
    return { all: changed.every(({ status }) => status === 'done') ? [] : changed }
  })

export interface InsertedFile {
  readonly url: string
  readonly alt: string
  readonly title: string
  readonly isPicture: boolean
}

const withoutBrackets = (name: string) => name.replace(/[[\]\\]/g, '')

const isPicture = ({ type }: File) => type.startsWith('image/')

const send = async (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<InsertedFile> => {
  const name = withoutBrackets(file.name)
  if (isPicture(file)) {
    const { url } = await uploadPicture(file, onProgress, signal)
    return { url, alt: name.replace(/\.\w+$/, ''), title: '', isPicture: true }
  }
  const { url } = await api.uploadFile(
    { query: { name: file.name }, file: { content: file, onProgress, signal } },
    { quiet: true },
  )
  return { url, alt: name, title: '', isPicture: false }
}

const upload = async (file: File, id: number): Promise<InsertedFile | undefined> => {
  const { signal } = stop
  const attempt = () => {
    change(id, { status: 'sending', percent: 0 })
    return send(file, (share) => change(id, { percent: Math.floor(share * 100) }), signal)
  }
  try {
    return await uploadSlots(attempt, () => change(id, { status: 'paused' }))
  } catch (error) {
    if (signal.aborted) return undefined
    console.info('A file was not uploaded.', error)
    const { copy } = useLanguageStore.getState()
    showToast('error', copy.admin.editor.pictureFailed(file.name, failureText(error, copy)))
    return undefined
  } finally {
    change(id, { status: 'done', percent: 100 })
  }
}

const isAllowed = (file: File) => isPicture(file) || attachmentKindOf(file.name) !== undefined

/** Uploads files, a few at a time, and returns the successful ones in the given order. */
export const uploadFiles = async (files: readonly File[]): Promise<InsertedFile[]> => {
  const { notForTexts } = useLanguageStore.getState().copy.admin.editor
  for (const file of files) if (!isAllowed(file)) showToast('error', notForTexts(file.name))
  const named = files.filter(isAllowed).map((file) => {
    lastId += 1
    return { file, id: lastId }
  })
  const added = named.map(({ file: { name }, id }): Upload => {
    return { id, name, percent: 0, status: 'waiting' }
  })
  useTextUploads.setState(({ all }) => ({ all: [...all, ...added] }))
  const sent = await Promise.all(named.map(({ file, id }) => upload(file, id)))
  return sent.filter((file) => file !== undefined)
}

/** Called when the text is left: nothing waits for its files any more. */
export const stopTextUploads = (): void => {
  stop.abort()
  stop = new AbortController()
}

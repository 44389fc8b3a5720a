import { attachmentKindOf } from '@lanting/contract'
import { create } from 'zustand'
import { api } from '../api.ts'
import { useLanguageStore } from '../language.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { showToast } from '../toasts.ts'

interface Upload {
  readonly id: number
  readonly name: string
  readonly percent: number
}

/** The files that are being uploaded into a text. */
export const useUploads = create<{ readonly all: readonly Upload[] }>()(() => ({ all: [] }))

let lastId = 0

const change = (id: number, percent: number) =>
  useUploads.setState(({ all }) => ({
    all: all.map((upload) => (upload.id === id ? { ...upload, percent } : upload)),
  }))

export interface InsertedFile {
  readonly url: string
  readonly alt: string
  readonly title: string
  readonly isPicture: boolean
}

const withoutBrackets = (name: string) => name.replace(/[[\]\\]/g, '')

const isPicture = ({ type }: File) => type.startsWith('image/')

const send = async (file: File, onProgress: (share: number) => void): Promise<InsertedFile> => {
  const name = withoutBrackets(file.name)
  if (isPicture(file)) {
    const { url } = await uploadPicture(file, onProgress)
    return { url, alt: name.replace(/\.\w+$/, ''), title: '', isPicture: true }
  }
  const { url } = await api.uploadFile(
    { query: { name: file.name }, file: { content: file, onProgress } },
    { quiet: true },
  )
  return { url, alt: name, title: '', isPicture: false }
}

const upload = async (file: File): Promise<InsertedFile | undefined> => {
  lastId += 1
  const id = lastId
  useUploads.setState(({ all }) => ({ all: [...all, { id, name: file.name, percent: 0 }] }))
  try {
    return await send(file, (share) => change(id, Math.floor(share * 100)))
  } catch (error) {
    console.info('A file was not uploaded.', error)
    showToast('error', useLanguageStore.getState().copy.admin.editor.pictureFailed(file.name))
    return undefined
  } finally {
    useUploads.setState(({ all }) => ({ all: all.filter((other) => other.id !== id) }))
  }
}

const isAllowed = (file: File) => isPicture(file) || attachmentKindOf(file.name) !== undefined

/** Uploads all files in parallel and returns the successful ones in the given order. */
export const uploadFiles = async (files: readonly File[]): Promise<InsertedFile[]> => {
  const { notForTexts } = useLanguageStore.getState().copy.admin.editor
  for (const file of files) if (!isAllowed(file)) showToast('error', notForTexts(file.name))
  const sent = await Promise.all(files.filter(isAllowed).map(upload))
  return sent.filter((file) => file !== undefined)
}

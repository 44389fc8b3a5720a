import { create } from 'zustand'
import { useLanguageStore } from '../language.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { showToast } from '../toasts.ts'

interface Upload {
  readonly id: number
  readonly name: string
  readonly percent: number
}

/** The pictures that are being uploaded into a text. */
export const useUploads = create<{ readonly all: readonly Upload[] }>()(() => ({ all: [] }))

let lastId = 0

const change = (id: number, percent: number) =>
  useUploads.setState(({ all }) => ({
    all: all.map((upload) => (upload.id === id ? { ...upload, percent } : upload)),
  }))

export interface InsertedPicture {
  readonly url: string
  readonly alt: string
  readonly title: string
}

const altOf = (name: string) => name.replace(/\.\w+$/, '').replace(/[[\]]/g, '')

const upload = async (file: File): Promise<InsertedPicture | undefined> => {
  lastId += 1
  const id = lastId
  useUploads.setState(({ all }) => ({ all: [...all, { id, name: file.name, percent: 0 }] }))
  try {
    const { url } = await uploadPicture(file, (share) => change(id, Math.floor(share * 100)))
    return { url, alt: altOf(file.name), title: '' }
  } catch (error) {
    console.info('A picture was not uploaded.', error)
    showToast('error', useLanguageStore.getState().copy.admin.editor.pictureFailed(file.name))
    return undefined
  } finally {
    useUploads.setState(({ all }) => ({ all: all.filter((other) => other.id !== id) }))
  }
}

/** Uploads all files in parallel and returns the successful ones in the given order. */
export const uploadPictures = async (files: readonly File[]): Promise<InsertedPicture[]> => {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const { notAPicture } = useLanguageStore.getState().copy.admin.editor
  for (const file of files) if (!pictures.includes(file)) showToast('error', notAPicture(file.name))
  const sent = await Promise.all(pictures.map(upload))
  return sent.filter((picture) => picture !== undefined)
}

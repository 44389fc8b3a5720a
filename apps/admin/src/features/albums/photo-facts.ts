import { LENGTH } from '@lanting/contract'
import { uploadPicture } from '../../shared/pictures/upload-picture.ts'

interface PhotoFacts {
  readonly taken_at: string
  readonly camera: string
}

/** Of the data in a photo only these are read: never the place. */
const TAGS = ['DateTimeOriginal', 'Make', 'Model']
const TAKEN = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2})/
/** The data is at the beginning of a file. */
const HEAD_BYTES = 262_144
const NOTHING: PhotoFacts = { taken_at: '', camera: '' }

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** A model often begins with the name of its maker, whose other words say `Corporation`. */
const cameraOf = (make: string, model: string) => {
  const [maker = ''] = make.split(' ')
  const isNamed = model.toLowerCase().startsWith(maker.toLowerCase())
  return (isNamed ? model : `${maker} ${model}`).trim().slice(0, LENGTH.camera)
}

/** Reads when and with what a photo was taken. A picture without such data has none. */
export const readFacts = async (file: Blob): Promise<PhotoFacts> => {
  const { parse } = await import('exifr')
  const options = { pick: TAGS, reviveValues: false, translateValues: false }
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer()
  const data = await parse(head, options).catch(() => undefined)
  if (!data) return NOTHING
  const [, year, month, day, time] = TAKEN.exec(textOf(data.DateTimeOriginal)) ?? []
  return {
    taken_at: time ? `${year}-${month}-${day} ${time}` : '',
    camera: cameraOf(textOf(data.Make), textOf(data.Model)),
  }
}

/** Of pictures that were uploaded from this window. */
const facts = new Map<string, PhotoFacts>()

export const factsOf = (url: string): PhotoFacts => facts.get(url) ?? NOTHING

/** Uploads a photo. The data is read before, because a compressed file has none. */
export const uploadPhoto = async (file: File, onProgress: (share: number) => void) => {
  const read = await readFacts(file)
  const uploaded = await uploadPicture(file, onProgress)
  facts.set(uploaded.url, read)
  return uploaded
}

import { randomBytes } from 'node:crypto'
import { type Picture, pictureUrl, pictureVariants } from '@lanting/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import { FilesUnavailable } from '../../platform/files-unavailable.ts'
import type { MadePicture, PictureFailure } from './make-picture.ts'
import type { JobOwner, PictureMaker } from './picture-maker.ts'
import { fileNameOf } from './uploads.rules.ts'
import type { UploadStore } from './uploads.store.ts'

interface PictureTakerNeeds {
  readonly store: Pick<UploadStore, 'add' | 'confirm' | 'discard'>
  readonly files: Files
  readonly pictures: Pick<PictureMaker, 'make'>
  readonly now: Clock
}

const randomKey = () => randomBytes(16).toString('hex')

export const placeholderOf = ({ colour }: Picture) => (colour ? `#${colour}` : '')

interface TakenPicture {
  readonly url: string
  readonly picture: Picture
}

/** Makes a picture of the file at a path. It is deleted after a day unless something shows it. */
export const createPictureStore = ({ store, files, pictures, now }: PictureTakerNeeds) => {
  const savePicture = async (picture: Picture, { variants, blur }: MadePicture, userId: number) => {
    const url = pictureUrl(picture)
    const { width, height } = picture
    const bytes = variants.reduce((sum, variant) => sum + variant.length, 0)
    await store.add(
      { url, userId, bytes, width, height, placeholder: placeholderOf(picture), blur },
      now(),
    )
    try {
      for (const [index, variant] of pictureVariants(picture).entries()) {
        await files.write(fileNameOf(variant.url), variants[index] ?? new Uint8Array())
      }
      if (!(await store.confirm(url, now()))) throw new FilesUnavailable(`${url}: too slow`)
    } catch (error) {
      await store.discard(url)
      throw error
    }
    return url
  }

  return async (
    path: string,
    userId: number,
    owner: JobOwner,
  ): Promise<TakenPicture | PictureFailure> => {
    const made = await pictures.make(path, owner)
    if (typeof made === 'string') return made
    const { width, height, colour } = made
    const picture = { key: randomKey(), width, height, colour }
    return { url: await savePicture(picture, made, userId), picture }
  }
}

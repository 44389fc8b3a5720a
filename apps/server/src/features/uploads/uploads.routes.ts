import { randomBytes } from 'node:crypto'
import { endpoints, type Picture, pictureForms, pictureUrl, UPLOAD } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import type { MadePicture, MakingFailure } from './make-picture.ts'
import type { PictureMaker } from './picture-maker.ts'
import { fileNameOf } from './uploads.rules.ts'
import type { UploadStore } from './uploads.store.ts'

interface Needs {
  readonly store: Pick<UploadStore, 'add' | 'charge' | 'discard'>
  readonly files: Files
  readonly pictures: Pick<PictureMaker, 'make'>
  readonly now: Clock
}

const TEN_THOUSAND = 10_000

const refusal = (failure: MakingFailure) =>
  failure === 'tooManyPixels'
    ? new AppError(failure, { detail: { member: '', limit: UPLOAD.maxPixels / TEN_THOUSAND } })
    : new AppError(failure)

const drawKey = () => randomBytes(16).toString('hex')

const placeholderOf = ({ colour }: Picture) => (colour ? `#${colour}` : '')

export const uploadRoutes = (serve: Serve, { store, files, pictures, now }: Needs) => {
  const keep = async (picture: Picture, { forms }: MadePicture, userId: number) => {
    const url = pictureUrl(picture)
    const { width, height } = picture
    const bytes = forms.reduce((sum, form) => sum + form.length, 0)
    await store.add(
      { url, userId, bytes, width, height, placeholder: placeholderOf(picture) },
      now(),
    )
    try {
      for (const [index, form] of pictureForms(picture).entries()) {
        await files.write(fileNameOf(form.url), forms[index] ?? new Uint8Array())
      }
    } catch (error) {
      await store.discard(url)
      throw error
    }
    return url
  }

  serve(endpoints.uploadPicture, async ({ file }, { identity }) => {
    // Also for what turns out to be no picture: it has cost as much.
    const isAllowed = await store.charge(identity.id, file.bytes, now())
    if (!isAllowed) throw new AppError('uploadDayFull')
    const made = await pictures.make(file.path)
    if (typeof made === 'string') throw refusal(made)
    const { width, height, colour } = made
    const picture = { key: drawKey(), width, height, colour }
    return {
      url: await keep(picture, made, identity.id),
      width,
      height,
      placeholder: placeholderOf(picture),
      widths: pictureForms(picture).map((form) => form.width),
    }
  })
}

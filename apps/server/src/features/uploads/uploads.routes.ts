import { endpoints, pictureVariants, ROLE, UPLOAD } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PictureFailure } from './make-picture.ts'
import type { createAttachmentStore } from './take-attachment.ts'
import { type createPictureStore, placeholderOf } from './take-picture.ts'
import type { UploadStore } from './uploads.store.ts'

interface Needs {
  readonly store: Pick<UploadStore, 'charge' | 'refund'>
  readonly takePicture: ReturnType<typeof createPictureStore>
  readonly takeAttachment: ReturnType<typeof createAttachmentStore>
  readonly now: Clock
}

const TEN_THOUSAND = 10_000

const RETRY_AFTER_MS = 10_000

const LIMITS: Partial<Record<PictureFailure, number>> = {
  tooManyPixels: UPLOAD.maxPixels / TEN_THOUSAND,
  pictureSideTooLong: UPLOAD.maxSide,
}

const refusal = (failure: PictureFailure) =>
  new AppError(failure, {
    detail: { member: '', limit: LIMITS[failure] },
    ...(failure === 'picturesBusy' && { retryAfterMs: RETRY_AFTER_MS }),
  })

export const uploadRoutes = (serve: Serve, { store, takePicture, takeAttachment, now }: Needs) => {
  serve(endpoints.uploadFile, async ({ file, query: { name } }, { identity }) => {
    const taken = await takeAttachment(file.path, name, identity.id)
    if (!taken) throw new AppError('notAnAttachment')
    return taken
  })

  serve(endpoints.uploadPicture, async ({ file }, { identity }) => {
    const chargedAt = now()
    const isCharged = identity.role !== ROLE.administrator
    // Also for a file that is no picture: it has cost the same work.
    const isAllowed = !isCharged || (await store.charge(identity.id, file.bytes, chargedAt))
    if (!isAllowed) throw new AppError('uploadDayFull')
    const taken = await takePicture(file.path, identity.id, {
      lane: identity.id,
      signal: file.signal,
    })
    if (taken === 'picturesBusy' && isCharged)
      await store.refund(identity.id, file.bytes, chargedAt)
    if (typeof taken === 'string') throw refusal(taken)
    const { url, picture } = taken
    return {
      url,
      width: picture.width,
      height: picture.height,
      placeholder: placeholderOf(picture),
      widths: pictureVariants(picture).map((variant) => variant.width),
    }
  })
}

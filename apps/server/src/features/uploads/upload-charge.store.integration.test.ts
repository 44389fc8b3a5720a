import { endpoints, ROLE, type Role, UPLOAD } from '@lanting/contract'
import { expect, it } from 'vitest'
import type { Serve } from '../../http/serve-endpoint.ts'
import { useSite } from '../../testing/shared-site.ts'
import type { PictureFailure } from './make-picture.ts'
import { uploadRoutes } from './uploads.routes.ts'
import { uploadStore } from './uploads.store.ts'

const shared = useSite()

type Upload = (input: object, caller: object) => Promise<unknown>

const open = async (role: Role = ROLE.user) => {
  const { id } = await shared.newUser()
  const { queries } = shared.platform.database
  let now = Date.UTC(2026, 0, 1, 23, 59, 59)
  const send = (failure: PictureFailure, bytes: number) => {
    let upload: Upload | undefined
    const serve = ((endpoint: unknown, handler: Upload) => {
      if (endpoint === endpoints.uploadPicture) upload = handler
    }) as unknown as Serve
    const takePicture = async () => {
      // The picture waits until the next day.
      now += 2_000
      return failure
    }
    const takeAttachment = () => Promise.reject(new Error('no file is attached'))
    const store = uploadStore(queries)
    uploadRoutes(serve, { store, takePicture, takeAttachment, now: () => now })
    return upload?.({ file: { path: '', bytes } }, { identity: { id, role } })
  }
  const charged = () =>
    queries.selectFrom('daily_uploads').select(['day', 'bytes']).where('user_id', '=', id).execute()
  return { send, charged }
}

it('refunds the bytes of a picture when the queue is full', async () => {
  const { send, charged } = await open()
  const day = Date.UTC(2026, 0, 1) / 86_400_000
  await expect(send('picturesBusy', UPLOAD.bytesPerDay)).rejects.toMatchObject({
    key: 'picturesBusy',
  })
  expect(await charged()).toEqual([{ day, bytes: 0 }])
})

it('charges for a file that is no picture', async () => {
  const { send, charged } = await open()
  await expect(send('notAPicture', 100)).rejects.toMatchObject({ key: 'notAPicture' })
  expect(await charged()).toMatchObject([{ bytes: 100 }])
})

it('charges nothing to an administrator', async () => {
  const { send, charged } = await open(ROLE.administrator)
  await expect(send('notAPicture', 2 * UPLOAD.bytesPerDay)).rejects.toMatchObject({
    key: 'notAPicture',
  })
  expect(await charged()).toEqual([])
})

import { endpoints, isAttachmentUrl } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { LIBRARY, libraryStore } from './library.store.ts'
import { replaceIn } from './replaced-addresses.store.ts'

const foundIn = async (queries: Queries, url: string) => {
  const picture = await libraryStore(queries).find(url)
  if (!picture) throw new AppError('pictureNotFound')
  return picture
}

/** Serves the words of pictures, and what the owner keeps and replaces. */
export const libraryRoutes = (serve: Serve, queries: Queries) => {
  serve(endpoints.updateUpload, ({ body: { url, alt, caption, kept } }) =>
    queries.transaction().execute(async (transaction) => {
      const store = libraryStore(transaction)
      const { id } = await foundIn(transaction, url)
      await store.describe(url, { alt, caption })
      if (kept === true) await store.use(id, [LIBRARY])
      if (kept === false) await store.release(id, [LIBRARY])
      return true
    }),
  )

  serve(endpoints.replaceUpload, ({ body: { url, replacement } }) =>
    withAdminLock(queries, async (transaction) => {
      // The card of a file names its size; a picture has none.
      if ([url, replacement].some(isAttachmentUrl)) throw new AppError('pictureNotFound')
      const store = libraryStore(transaction)
      const [before, after] = [
        await foundIn(transaction, url),
        await foundIn(transaction, replacement),
      ]
      const subjects = await store.subjectsOf(before.id)
      if (before.id === after.id) return { uses: subjects.length }
      for (const subject of subjects)
        await replaceIn(transaction, subject, { from: url, to: after })
      await store.moveWords(url, replacement)
      await store.moveAddresses(before.id, after.id)
      // A picture that nothing shows was chosen nevertheless, so its successor stays.
      await store.use(after.id, subjects.length > 0 ? subjects : [LIBRARY])
      if (subjects.length > 0) await store.release(before.id, subjects)
      await store.discard(before.id)
      return { uses: subjects.length }
    }),
  )
}

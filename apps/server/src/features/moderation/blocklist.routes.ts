import { BLOCKLIST_MAX, type BlockedWord, endpoints, reducedMarkup } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { createBlocklistCheck, editBlocklist } from './blocklist.rules.ts'

interface Needs {
  readonly queries: Queries
  readonly readWords: (queries: Queries) => Promise<readonly BlockedWord[]>
  readonly writeWords: (transaction: Queries, list: readonly BlockedWord[]) => Promise<void>
}

export const blocklistRoutes = (serve: Serve, { queries, readWords, writeWords }: Needs) => {
  serve(endpoints.getBlocklist, async () => ({ list: [...(await readWords(queries))] }))

  serve(endpoints.updateBlocklist, ({ body: { words, action } }) =>
    withAdminLock(queries, async (transaction) => {
      const list = editBlocklist(await readWords(transaction), words, action)
      if (list.length > BLOCKLIST_MAX) throw new AppError('blocklistFull')
      await writeWords(transaction, list)
      return { list }
    }),
  )

  serve(endpoints.testBlocklist, async ({ body: { text } }) => {
    const { words, ...result } = createBlocklistCheck(await readWords(queries))(reducedMarkup(text))
    return { ...result, words: [...words] }
  })
}

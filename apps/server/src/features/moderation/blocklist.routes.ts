import { BLOCKLIST_MAX, type BlockedWord, endpoints, reducedMarkup } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { createBlocklistCheck, editBlocklist } from './blocklist.rules.ts'

interface Needs {
  readonly queries: Queries
  readonly readBlocklist: (queries: Queries) => Promise<readonly BlockedWord[]>
  readonly writeBlocklist: (transaction: Queries, list: readonly BlockedWord[]) => Promise<void>
}

export const blocklistRoutes = (
  serve: Serve,
  { queries, readBlocklist, writeBlocklist }: Needs,
) => {
  serve(endpoints.getBlocklist, async () => ({ list: [...(await readBlocklist(queries))] }))

  serve(endpoints.updateBlocklist, ({ body: { words, action } }) =>
    withAdminLock(queries, async (transaction) => {
      const list = editBlocklist(await readBlocklist(transaction), words, action)
      if (list.length > BLOCKLIST_MAX) throw new AppError('blocklistFull')
      await writeBlocklist(transaction, list)
      return { list }
    }),
  )

  serve(endpoints.testBlocklist, async ({ body: { text } }) => {
    const { words, ...result } = createBlocklistCheck(await readBlocklist(queries))(
      reducedMarkup(text),
    )
    return { ...result, words: [...words] }
  })
}

import type { Queries } from '../../database/open.ts'
import { normalPath } from './markdown/old-paths.ts'
import { type OldText, oldUploadPaths, withoutSize } from './upload-addresses.rules.ts'

/** The addresses of imported pictures and files in their other blog. They end with the upload. */
export const uploadAddressStore = (queries: Queries) => ({
  /** The old addresses of a text's pictures and files go on leading to them; the latest import counts. */
  keep: async (taken: ReadonlyMap<string, string>, text: OldText): Promise<void> => {
    for (const [address, url] of taken) {
      for (const path of oldUploadPaths(address, text)) {
        await queries
          .insertInto('upload_addresses')
          .columns(['path', 'upload_id'])
          .expression(({ selectFrom, val }) =>
            selectFrom('uploads')
              .select([val(path).as('path'), 'id'])
              .where('url', '=', url),
          )
          .onConflict((conflict) =>
            conflict
              .column('path')
              .doUpdateSet(({ ref }) => ({ upload_id: ref('excluded.upload_id') })),
          )
          .execute()
      }
    }
  },

  /** Returns the address of the upload that an old address means, in any of its sizes. */
  target: async (address: string): Promise<string | undefined> => {
    const path = normalPath(address)
    if (path === undefined || !/\.\w{1,5}$/.test(path)) return undefined
    const rows = await queries
      .selectFrom('upload_addresses')
      .innerJoin('uploads', 'uploads.id', 'upload_id')
      .select(['path', 'url'])
      .where('path', 'in', [path, withoutSize(path)])
      .execute()
    return (rows.find((row) => row.path === path) ?? rows[0])?.url
  },
})

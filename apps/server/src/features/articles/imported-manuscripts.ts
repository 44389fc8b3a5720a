import type { SentFields } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { writtenFields } from './article-fields.ts'
import { type KeepPictures, keepRevision } from './keep-revision.ts'
import { manuscriptStore } from './manuscripts.store.ts'

interface Needs {
  readonly by: Pick<Identity, 'id' | 'role'>
  readonly keepPictures: KeepPictures
}

interface Times {
  readonly created_at: number
  readonly updated_at: number
}

/** Writes imported drafts that no article has come of. */
export const importedManuscripts = ({ by, keepPictures }: Needs) => ({
  /** Returns the draft that was begun at this moment, also if it is an article by now. */
  find: (
    queries: Queries,
    { article_title }: SentFields,
    { created_at }: Pick<Times, 'created_at'>,
  ) => manuscriptStore(queries).begunAt(created_at, article_title),

  add: async (transaction: Queries, fields: SentFields, times: Times): Promise<number> => {
    const { created_at, updated_at: now } = times
    const begun = { now: created_at, updatedAt: now, isSaved: false }
    const manuscriptId = await manuscriptStore(transaction).begin(null, begun)
    if (manuscriptId === undefined) throw new AppError('manuscriptNotFound')
    const revision = { revision: 1, kind: 'typed', savedRevision: 0 } as const
    const written = { ...revision, manuscriptId, fields: writtenFields(fields) }
    await keepRevision(transaction, written, { by, now, keepPictures })
    return manuscriptId
  },

  /** Removes the draft, unless it is an article by now. */
  remove: (transaction: Queries, id: number) => manuscriptStore(transaction).remove(id),
})

import { endpoints, type RevisionKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText, wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { readFields, writtenFields } from './article-fields.ts'
import { articleFilter } from './article-filter.ts'
import { type KeepPictures, keepRevision } from './keep-revision.ts'
import { manuscriptById, manuscriptOfArticle } from './manuscript-wire.ts'
import { manuscriptStore } from './manuscripts.store.ts'
import { ensureManuscript, Outdated } from './save-article.ts'

export interface WritingNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly keepPictures: KeepPictures
}

interface Place {
  readonly manuscript_id?: number | null
  readonly article_id?: number | null
}

/** Refuses an outdated save with 409 and the newest revision. */
export const refusingOutdated =
  ({ queries, timeZone }: Pick<WritingNeeds, 'queries' | 'timeZone'>) =>
  async <T>(work: Promise<T>, { manuscript_id, article_id }: Place): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
      const zone = await timeZone()
      const result = manuscript_id
        ? await manuscriptById(queries, manuscript_id, zone)
        : await manuscriptOfArticle(queries, article_id ?? 0, zone)
      throw new AppError('manuscriptChanged', { result })
    }
  }

export const manuscriptRoutes = (serve: Serve, needs: WritingNeeds) => {
  const { queries, now, timeZone, keepPictures } = needs
  const refuseOutdated = refusingOutdated(needs)
  const writingOf = (by: Identity) => ({ by, now: now(), keepPictures })

  /** Adds the next revision, if the author has seen the newest one. */
  const addRevision = async (
    transaction: Queries,
    at: { id: number; from: number; kind: RevisionKind; fields: string },
    by: Identity,
  ) => {
    const store = manuscriptStore(transaction)
    const found = await store.find(at.id)
    if (!found) throw new AppError('manuscriptNotFound')
    const writing = writingOf(by)
    const moved = await store.advance(at.id, { from: at.from, isSaved: false, now: writing.now })
    if (!moved) throw new Outdated()
    const { id: manuscriptId, kind, fields } = at
    const revision = at.from + 1
    const savedRevision = found.saved_revision
    await keepRevision(
      transaction,
      { manuscriptId, revision, kind, fields, savedRevision },
      writing,
    )
  }

  const begin = async (transaction: Queries, fields: string, by: Identity) => {
    const writing = writingOf(by)
    const id = await manuscriptStore(transaction).begin(null, { now: writing.now, isSaved: false })
    if (id === undefined) throw new Outdated()
    await keepRevision(
      transaction,
      { manuscriptId: id, revision: 1, kind: 'typed', fields, savedRevision: 0 },
      writing,
    )
    return id
  }

  serve(endpoints.getManuscript, async ({ params: { id } }) => {
    const manuscript = await manuscriptById(queries, id, await timeZone())
    if (!manuscript) throw new AppError('manuscriptNotFound')
    return manuscript
  })

  serve(endpoints.getManuscriptOfArticle, async ({ params: { id } }) => {
    const manuscript = await manuscriptOfArticle(queries, id, await timeZone())
    if (!manuscript) throw new AppError('articleNotFound')
    return manuscript
  })

  serve(endpoints.autosaveManuscript, async ({ body }, { identity }) => {
    const { manuscript_id, article_id, revision: from, client_id: clientId } = body
    const fields = writtenFields(body.fields)
    const submission = { kind: 'autosave', userId: identity.id, clientId, now: now() }
    const saving = withAdminLock(queries, async (transaction) => {
      const store = manuscriptStore(transaction)
      const known =
        manuscript_id ||
        (article_id && (await ensureManuscript(transaction, article_id, writingOf(identity))))
      // The same text again is no new revision: a client without ids may have lost the first answer.
      const newest = known ? await store.find(known) : undefined
      if (newest?.fields === fields) return newest
      const { id, at } = await runOnce(transaction, submission, async () => {
        if (!known) return begin(transaction, fields, identity)
        await addRevision(transaction, { id: known, from, kind: 'typed', fields }, identity)
        return known
      })
      const found = await store.find(id)
      if (!found) throw new AppError('manuscriptNotFound')
      return { ...found, revision: from + 1, created_at: at }
    })
    const saved = await refuseOutdated(saving, body)
    return {
      manuscript_id: saved.id,
      article_id: saved.article_id,
      revision: saved.revision,
      createdAt: dateText(saved.created_at, await timeZone()),
      createdAtMs: saved.created_at,
    }
  })

  serve(endpoints.getManuscriptList, async ({ body: { current, size, ...asked } }) => {
    const store = manuscriptStore(queries)
    const zone = await timeZone()
    const filter = articleFilter(asked, zone)
    const total = await store.total(filter)
    const rows = await store.page(filter, { current, size }, total)
    return { current, size, list: rows.map((row) => ({ ...row, ...wireTimes(row, zone) })), total }
  })

  serve(endpoints.deleteManuscript, async ({ params: { id } }) => {
    const isGone = await withAdminLock(queries, (transaction) =>
      manuscriptStore(transaction).remove(id),
    )
    if (!isGone) throw new AppError('manuscriptNotFound')
    return true
  })

  serve(endpoints.getRevisionList, async ({ params: { id } }) => {
    const [rows, zone] = await Promise.all([manuscriptStore(queries).revisions(id), timeZone()])
    if (rows.length === 0) throw new AppError('manuscriptNotFound')
    return rows.map(({ created_at, kind, ...row }) => ({
      ...row,
      kind: kind as RevisionKind,
      createdAt: dateText(created_at, zone),
      createdAtMs: created_at,
    }))
  })

  serve(endpoints.getRevision, async ({ params: { id, revision } }) => {
    const found = await manuscriptStore(queries).revision(id, revision)
    if (!found) throw new AppError('revisionNotFound')
    return {
      revision,
      kind: found.kind as RevisionKind,
      nick_name: found.nick_name,
      createdAt: dateText(found.created_at, await timeZone()),
      createdAtMs: found.created_at,
      fields: readFields(found.fields),
    }
  })

  serve(endpoints.restoreRevision, async ({ params: { id, revision }, body }, { identity }) => {
    const restoring = withAdminLock(queries, async (transaction) => {
      const found = await manuscriptStore(transaction).revision(id, revision)
      if (!found) throw new AppError('revisionNotFound')
      const { fields } = found
      await addRevision(
        transaction,
        { id, from: body.based_on, kind: 'restored', fields },
        identity,
      )
    })
    await refuseOutdated(restoring, { manuscript_id: id })
    const restored = await manuscriptById(queries, id, await timeZone())
    if (!restored) throw new AppError('manuscriptNotFound')
    return restored
  })
}

import {
  descriptionOf,
  endpoints,
  type PageDraft,
  type PagePlace,
  uploadsIn,
} from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { pageStore } from './pages.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly renderMarkdown: (markdown: string) => Promise<{
    readonly article_html: string
    readonly article_text: string
  }>
  readonly readerHtml: ReaderHtml
  /** Records the pictures of the page in the transaction that writes it. */
  readonly keepPictures: (
    transaction: Queries,
    shown: {
      readonly subject: `page:${number}`
      readonly urls: readonly string[]
      readonly by: Identity
    },
  ) => Promise<void>
}

const rejectDuplicateTitle = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('pageTitleTaken') : error
}

/** Somebody has saved a newer revision. Thrown inside the transaction, to roll it back. */
class Outdated extends Error {}

const withPlace = <R extends { readonly place: string }>(row: R) => ({
  ...row,
  place: row.place as PagePlace,
})

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

export const pageRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, renderMarkdown, readerHtml, keepPictures } = needs
  const pages = pageStore(queries)

  const detail = async (id: number) => {
    const [row, zone] = await Promise.all([pages.find(id), timeZone()])
    if (!row) return undefined
    const page_html = await readerHtml(row.page_html)
    return { ...withPlace(row), page_html, ...wireTimes(row, zone) }
  }

  const rendered = async ({ title, page_content, place, comment_rule }: PageDraft) => {
    const { article_html: page_html, article_text } = await renderMarkdown(page_content)
    const page_description = descriptionOf(article_text)
    const texts = { title: title.trim(), page_content, page_html, page_description }
    return { ...texts, place, ...(comment_rule && { comment_rule }) }
  }

  const savePictures = (
    transaction: Queries,
    id: number,
    { page_content }: PageDraft,
    by: Identity,
  ) => keepPictures(transaction, { subject: `page:${id}`, urls: uploadsIn(page_content), by })

  serve(endpoints.getPageMenu, async () => (await pages.menu()).map(withPlace))

  serve(endpoints.getPageById, async ({ params: { id } }) => {
    const page = await detail(id)
    if (!page) throw new AppError('pageNotFound')
    return page
  })

  serve(endpoints.getPageList, async () => {
    const [rows, zone] = await Promise.all([pages.all(), timeZone()])
    return rows.map((row) => ({ ...withPlace(row), ...wireTimes(row, zone) }))
  })

  serve(endpoints.addPage, async ({ body }, { identity }) => {
    const page = await rendered(body)
    const submission = { kind: 'page', userId: identity.id, clientId: body.client_id, now: now() }
    const { id } = await withAdminLock(queries, (transaction) =>
      runOnce(transaction, submission, async () => {
        const added = await pageStore(transaction).add(page, now())
        await savePictures(transaction, added, body, identity)
        return added
      }),
    ).catch(rejectDuplicateTitle)
    return { id, revision: 1 }
  })

  serve(endpoints.updatePage, async ({ body }, { identity }) => {
    const { id, revision: from, client_id: clientId } = body
    const page = await rendered(body)
    const submission = { kind: 'page update', userId: identity.id, clientId, now: now() }
    const saving = withAdminLock(queries, (transaction) =>
      runOnce(transaction, submission, async () => {
        const isSaved = await pageStore(transaction).update({ ...page, id, from }, now())
        if (!isSaved) throw new Outdated()
        await savePictures(transaction, id, body, identity)
        return id
      }),
    )
    await saving.catch(rejectDuplicateTitle).catch(async (error) => {
      if (!(error instanceof Outdated)) throw error
      const current = await detail(id)
      throw current
        ? new AppError('pageChanged', { result: current })
        : new AppError('pageNotFound')
    })
    return { revision: from + 1 }
  })

  serve(endpoints.updatePageOrder, ({ body: { idList } }) =>
    withAdminLock(queries, async (transaction) => {
      const store = pageStore(transaction)
      const ids = (await store.all()).map(({ id }) => id)
      if (!isSameSet(ids, idList)) throw new AppError('orderIncomplete')
      for (const [index, id] of idList.entries()) await store.place(id, index + 1)
      return true
    }),
  )

  serve(endpoints.deletePage, async ({ params: { id } }) => {
    if (!(await pages.remove(id))) throw new AppError('pageNotFound')
    return true
  })
}

import { type ArticleCommentRule, type PagePlace, uploadsIn } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import { pageStore } from './pages.store.ts'

interface Page {
  readonly title: string
  readonly page_content: string
  readonly page_html: string
  readonly page_description: string
  readonly place: PagePlace
}

interface NewPage extends Page {
  /** Where it stands among the pages; at the end without. */
  readonly position?: number
  readonly comment_rule: ArticleCommentRule
}

interface Times {
  readonly createdAt: number
  readonly updatedAt: number
}

interface Needs {
  readonly by: Pick<Identity, 'id' | 'role'>
  /** Records the pictures of the page in the transaction that writes it. */
  readonly keepPictures: (
    transaction: Queries,
    shown: {
      readonly subject: `page:${number}`
      readonly urls: readonly string[]
      readonly by: Pick<Identity, 'id' | 'role'>
    },
  ) => Promise<void>
}

/** Writes imported pages with their original times. */
export const importedPages = ({ by, keepPictures }: Needs) => {
  const keep = (transaction: Queries, id: number, { page_content }: Page) =>
    keepPictures(transaction, { subject: `page:${id}`, urls: uploadsIn(page_content), by })
  return {
    find: (queries: Queries, id: number) => pageStore(queries).find(id),

    findByTitle: (queries: Queries, title: string) => pageStore(queries).findByTitle(title),

    add: async (
      transaction: Queries,
      { position, ...page }: NewPage,
      { createdAt, updatedAt }: Times,
    ) => {
      const store = pageStore(transaction)
      const id = await store.add(page, createdAt)
      if (position !== undefined) await store.place(id, position)
      await store.setTimes(id, { created_at: createdAt, updated_at: updatedAt })
      await keep(transaction, id, page)
      return id
    },

    /** Keeps the place of the page in the menus of this site, and its rule for comments. */
    update: async (
      transaction: Queries,
      id: number,
      { position: _, comment_rule: __, ...page }: NewPage,
      times: Times,
    ) => {
      const store = pageStore(transaction)
      const present = await store.find(id)
      const place = (present?.place ?? page.place) as PagePlace
      await store.update({ ...page, place, id, from: present?.revision ?? 1 }, times.updatedAt)
      await keep(transaction, id, page)
    },

    /** Changes the addresses of pictures and files alone. The page keeps its date. */
    complete: async (
      transaction: Queries,
      id: number,
      { content, article_html }: { readonly content: string; readonly article_html: string },
    ) => {
      const store = pageStore(transaction)
      const present = await store.find(id)
      if (!present) return
      const { title, page_description, revision: from, updated_at } = present
      const place = present.place as PagePlace
      const texts = { page_content: content, page_html: article_html }
      const page = { title, page_description, place, ...texts }
      await store.update({ ...page, id, from }, updated_at)
      await keep(transaction, id, page)
    },

    openComments: (transaction: Queries, id: number) => pageStore(transaction).openComments(id),

    remove: (transaction: Queries, id: number) => pageStore(transaction).remove(id),
  }
}

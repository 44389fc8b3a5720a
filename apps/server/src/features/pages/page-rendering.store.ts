import type { Queries } from '../../database/open.ts'

interface RenderedText {
  readonly id: number
  readonly markdown: string
  readonly html: string
}

/** Reads and writes page texts for a new rendering. */
export const pageRenderingStore = (queries: Queries) => ({
  after: (id: number, count: number) =>
    queries
      .selectFrom('pages')
      .select(['id', 'page_content as markdown', 'page_html as html'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(count)
      .execute(),

  replace: (texts: readonly RenderedText[]) =>
    queries.transaction().execute(async (transaction) => {
      for (const { id, markdown, html } of texts) {
        await transaction
          .updateTable('pages')
          .set({ page_html: html })
          .where('id', '=', id)
          .where('page_content', '=', markdown)
          .execute()
      }
    }),
})

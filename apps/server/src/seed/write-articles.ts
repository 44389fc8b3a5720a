import { Tinypool } from 'tinypool'
import { type Database, engineOf, type Queries } from '../database/open.ts'
import { type SearchEntry, writeSearchEntries } from '../database/search-index/index-articles.ts'
import { indexInBulk } from '../database/search-index/index-in-bulk.ts'
import type { ArticleRow, TagRow } from './article-rows.ts'
import { inBatches } from './batches.ts'
import type { SearchEntriesTask } from './search-entries.worker.ts'

export interface SeededArticle {
  readonly row: ArticleRow
  readonly tags: readonly TagRow[]
  /** The visible text. */
  readonly text: string
}

interface IndexedArticle extends SeededArticle {
  readonly entry: SearchEntry
}

/** Some megabytes. */
const ARTICLES_PER_STATEMENT = 200
/** SQLite writes a part of its index for each transaction. PostgreSQL prefers short ones. */
const ARTICLES_PER_BATCH: Record<Database['engine'], number> = { sqlite: 2_000, postgres: 200 }

const WORKER = new URL('search-entries.worker.ts', import.meta.url)

const writeStatement = async (transaction: Queries, articles: readonly IndexedArticle[]) => {
  const rows = articles.map(({ row }) => row)
  await transaction.insertInto('articles').values(rows).execute()
  const tags = articles.flatMap((article) => article.tags)
  await transaction.insertInto('article_tags').values(tags).execute()
  await writeSearchEntries(
    transaction,
    articles.map(({ entry }) => entry),
  )
}

/** A batch is written completely or not at all. */
const writeBatch = (queries: Queries, batch: readonly IndexedArticle[]) =>
  queries
    .transaction()
    .execute((transaction) =>
      inBatches(batch, (part) => writeStatement(transaction, part), ARTICLES_PER_STATEMENT),
    )

/** Computes the search entries of a batch in a thread, while this thread writes the batch before. */
const writeInTurn = async (
  queries: Queries,
  articles: Iterable<SeededArticle>,
  entriesOf: (batch: readonly SeededArticle[]) => Promise<SearchEntry[]>,
) => {
  let ready: IndexedArticle[] = []
  await inBatches(
    articles,
    async (batch) => {
      const [entries] = await Promise.all([entriesOf(batch), writeBatch(queries, ready)])
      ready = batch.flatMap((article, at) => {
        const entry = entries[at]
        return entry ? [{ ...article, entry }] : []
      })
    },
    ARTICLES_PER_BATCH[engineOf(queries)],
  )
  await writeBatch(queries, ready)
}

/** The only place that writes seeded articles. */
export const writeArticles = (queries: Queries, articles: Iterable<SeededArticle>): Promise<void> =>
  indexInBulk(queries, async () => {
    const thread = new Tinypool({ filename: WORKER.href, minThreads: 1, maxThreads: 1 })
    const entriesOf = (batch: readonly SeededArticle[]): Promise<SearchEntry[]> => {
      const task: SearchEntriesTask = {
        engine: engineOf(queries),
        articles: batch.map(({ row: { id, article_title }, text }) => ({
          id,
          article_title,
          article_text: text,
        })),
      }
      return thread.run(task, { name: 'searchEntries' })
    }
    try {
      await writeInTurn(queries, articles, entriesOf)
    } finally {
      await thread.destroy()
    }
  })

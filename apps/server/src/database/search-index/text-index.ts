import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { NO_ID } from '../chunk.ts'
import { engineOf, type Queries } from '../open.ts'
import { foldArticles } from './index-articles.ts'
import { ngramIndexOf } from './ngram-index.ts'
import { ngramsOfText } from './ngrams.ts'
import { displayText, normalizeText } from './normalize.ts'

/** The tables with an index of their texts: its name, and the text as an expression. */
const SOURCES = {
  chat_messages: {
    ngrams: 'chat_ngrams',
    text: sql<string>`case when content_type = 'text' then content else '' end`,
  },
  comments: { ngrams: 'comment_ngrams', text: sql<string>`content` },
  board_messages: { ngrams: 'board_ngrams', text: sql<string>`message` },
  notifications: {
    ngrams: 'notification_ngrams',
    text: sql<string>`message || ' ' || coalesce(message_en, '')`,
  },
} as const satisfies Record<string, { ngrams: string; text: RawBuilder<string> }>

export type TextSource = keyof typeof SOURCES
const TEXT_SOURCES = Object.keys(SOURCES) as TextSource[]
const QUEUED = [...TEXT_SOURCES, 'search_texts'] as const

/** Rows of one transaction. An article is much longer than a message. */
const BATCH = { messages: 128, articles: 8 }
/** Transactions of one source before other jobs of the site go on. */
const BATCHES_MAX = 16

interface StoredText {
  readonly id: number
  readonly text: string
}

/** Returns the texts of these rows. */
export const storedTexts = async (
  queries: Queries,
  source: TextSource,
  ids: readonly number[],
): Promise<StoredText[]> => {
  const { rows } = await sql<StoredText>`select id, ${SOURCES[source].text} as text
    from ${sql.table(source)} where id in (${sql.join(ids.length > 0 ? ids : [NO_ID])})`.execute(
    queries,
  )
  return rows
}

const indexRows = async (queries: Queries, source: TextSource, ids: readonly number[]) => {
  const { ngrams: index } = SOURCES[source]
  const { encode } = ngramIndexOf(queries)
  const rows = (await storedTexts(queries, source, ids)).flatMap(({ id, text }) => {
    const ngrams = ngramsOfText(normalizeText(displayText(text)))
    return ngrams.size > 0 ? [{ rowid: id, ngrams: encode(ngrams) }] : []
  })
  await queries.deleteFrom(index).where('rowid', 'in', ids).execute()
  if (rows.length > 0) await queries.insertInto(index).values(rows).execute()
}

/** Takes some rows from the queue, the newest first, and indexes them. Returns whether any are left. */
const indexSome = (queries: Queries, source: (typeof QUEUED)[number]): Promise<boolean> =>
  queries.transaction().execute(async (transaction) => {
    const size = source === 'search_texts' ? BATCH.articles : BATCH.messages
    const waiting = transaction
      .selectFrom('unindexed_texts')
      .select('row_id')
      .where('source', '=', source)
      .orderBy('row_id', 'desc')
      .limit(size)
      .$if(engineOf(queries) === 'postgres', (rows) => rows.forUpdate().skipLocked())
    const taken = await transaction
      .deleteFrom('unindexed_texts')
      .where('source', '=', source)
      .where('row_id', 'in', waiting)
      .returning('row_id')
      .execute()
    const ids = taken.map(({ row_id }) => row_id)
    if (ids.length === 0) return false
    if (source === 'search_texts') await foldArticles(transaction, ids)
    else await indexRows(transaction, source, ids)
    return ids.length === size
  })

/** Indexes the rows of a source that wait; of very many, the newest. */
export const indexTexts = async (
  queries: Queries,
  source: (typeof QUEUED)[number],
): Promise<void> => {
  const isWaiting = await queries
    .selectFrom('unindexed_texts')
    .select('row_id')
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst()
  let isLeft = isWaiting !== undefined
  for (let batches = 0; isLeft && batches < BATCHES_MAX; batches += 1) {
    isLeft = await indexSome(queries, source)
    // Requests come between.
    await setImmediate()
  }
}

/** The texts that wait for the index: written in the last second, or before there was an index. */
export const unindexedTextStore = (queries: Queries) => ({
  hasDue: async (): Promise<boolean> =>
    (await queries.selectFrom('unindexed_texts').select('row_id').limit(1).executeTakeFirst()) !==
    undefined,

  processDue: async (): Promise<void> => {
    for (const source of QUEUED) await indexTexts(queries, source)
  },
})

/** Indexes all texts again, after they were written without triggers. */
export const queueTexts = async (queries: Queries): Promise<void> => {
  for (const source of TEXT_SOURCES) {
    await sql`insert into unindexed_texts (source, row_id)
      select ${sql.lit(source)}, id from ${sql.table(source)}`.execute(queries)
  }
}

interface CandidatePage {
  readonly before: number
  readonly count: number
}

/** Returns the rows before an id that may contain the n-grams, newest first. */
export const textCandidates = async (
  queries: Queries,
  source: TextSource,
  ngrams: readonly number[],
  { before, count }: CandidatePage,
): Promise<number[]> => {
  const { ngrams: index } = SOURCES[source]
  const encoded = ngramIndexOf(queries).encode(ngrams)
  const found =
    engineOf(queries) === 'sqlite'
      ? sql<{ rowid: number }>`select rowid from ${sql.table(index)}
        where ${sql.ref(index)} match ${encoded} and rowid < ${before}
        order by rowid desc limit ${count}`
      : sql<{ rowid: number }>`select rowid
        from ${sql.raw(`rows_of_${index}`)}(${encoded}::int4[]) as rowid
        where rowid < ${before} order by rowid desc limit ${count}`
  return (await found.execute(queries)).rows.map(({ rowid }) => rowid)
}

import { sql } from 'kysely'
import { takeChatLock } from '../chat-lock.ts'
import { engineOf, type Queries } from '../open.ts'
import { ngramIndexOf } from './ngram-index.ts'
import { ngramsOfText } from './ngrams.ts'
import { displayText, normalizeText } from './normalize.ts'

const BATCH = 256

interface ChatText {
  readonly id: number
  readonly content: string
  readonly content_type: string
}

const ngramsOf = (queries: Queries, { content, content_type }: Omit<ChatText, 'id'>) =>
  ngramIndexOf(queries).encode(
    content_type === 'text' ? ngramsOfText(normalizeText(displayText(content))) : [],
  )

/** Returns the newest message in the index. Every newer message is missing there. */
const lastIndexed = async (queries: Queries): Promise<number> => {
  const row = await queries
    .selectFrom('chat_ngrams')
    .select('rowid')
    .orderBy('rowid', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.rowid ?? 0
}

const indexSome = (queries: Queries): Promise<number> =>
  queries.transaction().execute(async (transaction) => {
    await takeChatLock(transaction)
    const messages = await transaction
      .selectFrom('chat_messages')
      .select(['id', 'content', 'content_type'])
      .where('id', '>', await lastIndexed(transaction))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (messages.length === 0) return 0
    const rows = messages.map((message) => ({
      rowid: message.id,
      ngrams: ngramsOf(transaction, message),
    }))
    await transaction.insertInto('chat_ngrams').values(rows).execute()
    return messages.length
  })

/**
 * Indexes the messages since the last search. A message is written more often than it is searched,
 * so its n-grams do not delay the chat.
 */
export const indexChat = async (queries: Queries): Promise<void> => {
  const newest = await queries
    .selectFrom('chat_messages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest || newest.id <= (await lastIndexed(queries))) return
  let count = BATCH
  while (count === BATCH) count = await indexSome(queries)
}

/** Indexes an edited message again, if it was indexed. */
export const reindexChatMessage = async (queries: Queries, message: ChatText): Promise<void> => {
  const { id: rowid } = message
  const indexed = await queries
    .selectFrom('chat_ngrams')
    .select('rowid')
    .where('rowid', '=', rowid)
    .executeTakeFirst()
  if (!indexed) return
  await queries.deleteFrom('chat_ngrams').where('rowid', '=', rowid).execute()
  await queries
    .insertInto('chat_ngrams')
    .values({ rowid, ngrams: ngramsOf(queries, message) })
    .execute()
}

interface CandidatePage {
  readonly before: number
  readonly count: number
}

/** Returns the messages before an id that may contain the n-grams, newest first. */
export const chatCandidates = async (
  queries: Queries,
  ngrams: readonly number[],
  { before, count }: CandidatePage,
): Promise<number[]> => {
  const encoded = ngramIndexOf(queries).encode(ngrams)
  const found =
    engineOf(queries) === 'sqlite'
      ? sql<{ rowid: number }>`select rowid from ${sql.table('chat_ngrams')}
        where chat_ngrams match ${encoded} and rowid < ${before}
        order by rowid desc limit ${count}`
      : sql<{ rowid: number }>`with found as materialized (
          select rowid from ${sql.table('chat_ngrams')} where ngrams @> ${encoded}::int4[]
        ) select rowid from found where rowid < ${before} order by rowid desc limit ${count}`
  return (await found.execute(queries)).rows.map(({ rowid }) => rowid)
}

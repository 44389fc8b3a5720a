import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { chunk, NO_ID } from '../chunk.ts'
import { engineOf, type Queries } from '../open.ts'
import { matchIndex } from './match-index.ts'
import { ngramsOfQuery } from './ngrams.ts'
import { displayText, normalizeText } from './normalize.ts'
import { indexTexts, storedTexts, type TextSource, textCandidates } from './text-index.ts'

/** Greater than every id. */
const ID_MAX = 2_147_483_647
/** Of more rows with a text, the newest are found. */
const FOUND_TEXTS_MAX = 10_000
/** N-grams have few false candidates. */
const READ_MAX = 2 * FOUND_TEXTS_MAX

/** Returns the newest rows whose text contains this one; undefined if there is nothing to find. */
export const idsWithText = async (
  queries: Queries,
  source: TextSource,
  typed: string,
): Promise<number[] | undefined> => {
  const text = normalizeText(displayText(typed))
  if (text === '') return undefined
  await indexTexts(queries, source)
  const candidates = await textCandidates(queries, source, ngramsOfQuery(text), {
    before: ID_MAX,
    count: READ_MAX,
  })
  const found: number[] = []
  for (const some of chunk(candidates, NO_ID)) {
    for (const row of await storedTexts(queries, source, some)) {
      if (matchIndex(text, normalizeText(displayText(row.text))) >= 0) found.push(row.id)
    }
    if (found.length >= FOUND_TEXTS_MAX) break
    await setImmediate()
  }
  return found.sort((a, b) => b - a).slice(0, FOUND_TEXTS_MAX)
}

/** Whether the column is one of many ids, as one statement for any number of them. */
export const isAmong = (
  queries: Queries,
  column: string,
  ids: readonly number[],
): RawBuilder<boolean> =>
  engineOf(queries) === 'sqlite'
    ? sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`
    : sql<boolean>`${sql.ref(column)} = any(${`{${ids.join(',')}}`}::int4[])`

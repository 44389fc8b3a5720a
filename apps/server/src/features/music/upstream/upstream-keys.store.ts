import { createHash } from 'node:crypto'
import { chunk } from '../../../database/chunk.ts'
import type { Queries } from '../../../database/open.ts'

/** Songs, playlists and covers may have the same key. */
type Kind = 'song' | 'playlist' | 'cover'

/** A number is made of its key alone, so that all nodes and restored sites agree. */
const numberOf = (kind: Kind, key: string) =>
  createHash('sha256').update(`${kind}\n${key}`).digest().readUIntBE(0, 6)

/** The keys of Subsonic are texts, the ids of our calls are numbers: the table leads back. */
export const upstreamKeysStore = (queries: Queries) => {
  const known = new Set<number>()
  return {
    /** Returns the number of each key, after it was stored. */
    numbersOf: async (kind: Kind, keys: readonly string[]): Promise<Map<string, number>> => {
      const numbers = new Map(keys.map((key) => [key, numberOf(kind, key)]))
      const unknown = [...numbers].filter(([, number]) => !known.has(number))
      for (const part of chunk(unknown)) {
        await queries
          .insertInto('upstream_keys')
          .values(part.map(([key, number]) => ({ number, key })))
          .onConflict((conflict) => conflict.column('number').doNothing())
          .execute()
        for (const [, number] of part) known.add(number)
      }
      return numbers
    },

    keyOf: async (number: number): Promise<string | undefined> =>
      (
        await queries
          .selectFrom('upstream_keys')
          .select('key')
          .where('number', '=', number)
          .executeTakeFirst()
      )?.key,
  }
}

export type UpstreamKeysStore = ReturnType<typeof upstreamKeysStore>

import { LATELY_DAYS, WRITING_KINDS, type WritingKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { heldStore } from './held.store.ts'
import type { Chosen } from './removal.ts'
import { type Written, writingStore } from './writings.store.ts'

const DAY_MS = 86_400_000

const each = async <T>(ask: (kind: WritingKind) => Promise<T>) => {
  const entries: [WritingKind, T][] = []
  for (const kind of WRITING_KINDS) entries.push([kind, await ask(kind)])
  return Object.fromEntries(entries) as Record<WritingKind, T>
}

/**
 * Who wrote these and can be blocked, and all that then goes: these, and what those people wrote
 * lately. What administrators wrote is left out; a visitor's goes, whom nobody can block.
 */
export const writersOf = async (queries: Queries, chosen: Chosen, now: number) => {
  const store = writingStore(queries)
  const heldRows = heldStore(queries)
  const held = await heldRows.find(chosen.held)
  const written = await each<Written[]>((kind) => store.find(kind, chosen.written[kind]))
  const named = [...held, ...Object.values(written).flat()].flatMap(({ user_id }) => user_id ?? [])
  const writers = new Set(await store.blockable([...new Set(named)]))
  const idsOf = (rows: readonly { readonly id: number; readonly user_id: number | null }[]) =>
    rows.filter(({ user_id }) => user_id === null || writers.has(user_id)).map(({ id }) => id)
  const since = now - LATELY_DAYS * DAY_MS
  const going: Chosen = {
    held: [...new Set([...idsOf(held), ...(await heldRows.idsOf([...writers]))])],
    written: await each(async (kind) => {
      const lately = await store.idsSince(kind, [...writers], since)
      return [...new Set([...idsOf(written[kind]), ...lately])]
    }),
  }
  return { writers, going }
}

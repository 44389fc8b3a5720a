import { type Decision, WRITING_KINDS, type WritingKind, type WritingName } from '@lanting/contract'
import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { type HeldRow, heldStore } from './held.store.ts'
import { type Chosen, type Doing, removeChosen, tellReporters } from './removal.ts'
import { closeReports } from './reports.store.ts'
import type { Notify } from './tell-each.ts'
import { writersOf } from './writers.ts'
import { REPORTED_AS, writingStore } from './writings.store.ts'

export interface DecisionNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly notify: Notify
  /** Writes what was held, as anything else is written, in its writer's name. */
  readonly publish: (transaction: Queries, held: HeldRow) => Promise<void>
  /** Hears of what was held and is written now. */
  readonly onPublished: (held: HeldRow) => void
  /** Blocks a user, which ends their sessions. */
  readonly block: (userId: number) => Promise<void>
}

const chosenOf = (items: readonly WritingName[]): Chosen => {
  const idsOf = (isMeant: (item: WritingName) => boolean) => [
    ...new Set(items.filter(isMeant).map(({ id }) => id)),
  ]
  const written = (wanted: WritingKind) =>
    idsOf(({ source, kind }) => source !== 'held' && kind === wanted)
  return {
    held: idsOf(({ source }) => source === 'held'),
    written: {
      comment: written('comment'),
      boardMessage: written('boardMessage'),
      chatMessage: written('chatMessage'),
    },
  }
}

const closed = async (doing: Doing, kind: WritingKind, ids: readonly number[]) => {
  const type = REPORTED_AS[kind]
  if (type === undefined) return 0
  const rows = await writingStore(doing.transaction).find(kind, ids)
  await tellReporters(doing, kind, rows, ({ order }) => order.reportKept)
  await closeReports(doing.transaction, type, ids, doing.now)
  return rows.length
}

/** What it is about is gone, or says something newer by now: it stays, to be refused. */
const isStuck = (error: unknown) =>
  error instanceof AppError && (error.status === 404 || error.key === 'boardMessageChanged')

const released = async (
  transaction: Queries,
  ids: readonly number[],
  publish: DecisionNeeds['publish'],
) => {
  const store = heldStore(transaction)
  const rows = await store.find(ids)
  const done: HeldRow[] = []
  for (const held of rows) {
    try {
      await publish(transaction, held)
      done.push(held)
    } catch (error) {
      if (!isStuck(error)) throw error
    }
  }
  await store.remove(done.map(({ id }) => id))
  return { done, stuck: rows.length - done.length }
}

/** Decides on many writings in one transaction: all of it is done, or nothing. */
export const decider = (needs: DecisionNeeds) => {
  const { queries, now, notify, publish, onPublished, block } = needs
  const removed = (chosen: Chosen, byId: number, silent?: ReadonlySet<number>) =>
    inTurn(queries, (transaction) =>
      removeChosen({ transaction, notify, byId, now: now(), silent }, chosen),
    )

  return async (decision: Decision, items: readonly WritingName[], byId: number) => {
    const chosen = chosenOf(items)
    if (decision === 'remove') return { done: await removed(chosen, byId), stuck: 0, blocked: 0 }
    if (decision === 'block') {
      const { writers, going } = await writersOf(queries, chosen, now())
      for (const id of writers) await block(id)
      return { done: await removed(going, byId, writers), stuck: 0, blocked: writers.size }
    }
    const { done, stuck, kept } = await inTurn(queries, async (transaction) => {
      const doing = { transaction, notify, byId, now: now() }
      const held = await released(transaction, chosen.held, publish)
      let kept = 0
      for (const kind of WRITING_KINDS) kept += await closed(doing, kind, chosen.written[kind])
      return { ...held, kept }
    })
    done.forEach(onPublished)
    return { done: done.length + kept, stuck, blocked: 0 }
  }
}

export type Decide = ReturnType<typeof decider>

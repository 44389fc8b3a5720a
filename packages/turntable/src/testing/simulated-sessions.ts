import type { Decided, TurntableLog } from '../room/ports.ts'
import { dueStep, type PlannedSession } from '../rules/sessions.ts'
import type { SeededRandom, SimClock } from './sim-clock.ts'
import type { Node, Stored } from './simulated-listener.ts'

interface Row extends PlannedSession {
  readonly id: number
}

const CHECK_EVERY_MS = 1_000

interface Surroundings {
  readonly clock: SimClock
  readonly random: SeededRandom
  readonly write: (
    decide: Parameters<TurntableLog['write']>[0],
    claim: () => boolean,
  ) => Promise<Decided | undefined>
  readonly onError: (error: unknown) => void
}

/** The planned sessions of the site: one table, which every node looks at each second. */
export const createSimulatedSessions = (surroundings: Surroundings) => {
  const { clock, random, write, onError } = surroundings
  const rows = new Map<number, Row>()
  let last = 0

  /** Moves the row on, unless another node has done so. */
  const claim = (row: Row, next: Row | undefined) => () => {
    if (rows.get(row.id) !== row) return false
    if (next) rows.set(row.id, next)
    else rows.delete(row.id)
    return true
  }

  const runStep = async ({ turntable }: Node, row: Row) => {
    const step = dueStep(row, clock.now())
    const withClaim = (next?: Row): Pick<TurntableLog, 'write'> => ({
      write: (decide) => write(decide, claim(row, next)),
    })
    const { id, starts_at, ends_at } = row
    if (step === 'begin') {
      const session = { id, title: '', starts_at, ends_at }
      const playlist = { id: 1 + (id % 2), name: '', order: 'order' } as const
      const command = { type: 'beginSession', session, playlist } as const
      await turntable.execute(command, withClaim({ ...row, phase: 'on' }))
    } else if (step === 'end') {
      await turntable.execute({ type: 'endSession', session_id: id }, withClaim())
    } else if (step) claim(row, step === 'pass' ? undefined : { ...row, phase: 'reminded' })()
  }

  return {
    /** Plans a session that begins after this time. */
    plan: (inMs: number, lengthMs: number) => {
      last += 1
      const starts_at = clock.now() + inMs
      const ends_at = starts_at + lengthMs
      rows.set(last, { id: last, phase: 'waiting', starts_at, ends_at })
    },
    watch: (node: Node) => {
      const check = async () => {
        if (!node.isUp) return
        for (const row of [...rows.values()]) await runStep(node, row).catch(onError)
        clock.after(CHECK_EVERY_MS + random.between(0, 50), () => void check())
      }
      clock.after(random.between(0, CHECK_EVERY_MS), () => void check())
    },
    left: () => rows.size,
  }
}

/** [LISTEN-30] Each session begins and ends at most once. */
export const repeatedSessions = (log: readonly Stored[]): string[] => {
  const seen = new Set<string>()
  return log.flatMap(({ change }) => {
    const key =
      change.type === 'sessionBegan'
        ? `session ${change.session.id} began`
        : change.type === 'sessionEnded' && `session ${change.session_id} ended`
    if (!key) return []
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated ? [`${key} twice`] : []
  })
}

import { REMIND_BEFORE_MS } from '../timing.ts'

/** `reminded`: the users who wanted it have been told. `on`: it has begun. */
export type SessionPhase = 'waiting' | 'reminded' | 'on'

/** A planned session: its next time, and what has been done about it. */
export interface PlannedSession {
  readonly phase: SessionPhase
  readonly starts_at: number
  readonly ends_at: number
}

/** `pass`: its time is over, and it never began. */
type SessionStep = 'remind' | 'begin' | 'end' | 'pass'

/** The time of the next step. */
export const dueAt = ({ phase, starts_at, ends_at }: PlannedSession): number => {
  if (phase === 'on') return ends_at
  return phase === 'reminded' ? starts_at : starts_at - REMIND_BEFORE_MS
}

/** [LISTEN-19] The step that a session needs now. A missed start is made up for until its end. */
export const dueStep = (session: PlannedSession, now: number): SessionStep | undefined => {
  const { phase, starts_at, ends_at } = session
  if (now < dueAt(session)) return undefined
  if (now >= ends_at) return phase === 'on' ? 'end' : 'pass'
  return now >= starts_at ? 'begin' : 'remind'
}

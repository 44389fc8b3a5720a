import { CallError } from '@lanting/browser'
import type { Manuscript } from '@lanting/contract'
import { type Obstacle, obstacleOf } from '../../shared/obstacle.ts'
import type { Base } from './draft.ts'

/** The result of a save. */
export type Sent =
  | { readonly outcome: 'acknowledged'; readonly base: Base }
  | { readonly outcome: 'overtaken'; readonly theirs: Manuscript }
  | { readonly outcome: 'unreachable'; readonly obstacle: Obstacle }
  | { readonly outcome: 'refused'; readonly error?: unknown }

const CONFLICT = 409

/** Separates a conflict from a duplicate title, which is a 409 without another text. */
const theirsOf = (error: unknown): Manuscript | undefined => {
  if (!(error instanceof CallError) || error.status !== CONFLICT) return undefined
  return error.result as Manuscript | undefined
}

/** Returns what a failed save means for the draft. */
export const outcomeOf = (error: unknown): Sent => {
  const theirs = theirsOf(error)
  if (theirs) return { outcome: 'overtaken', theirs }
  const obstacle = obstacleOf(error)
  return obstacle ? { outcome: 'unreachable', obstacle } : { outcome: 'refused', error }
}

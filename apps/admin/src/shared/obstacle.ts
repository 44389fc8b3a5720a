import { CallError } from '@lanting/browser'

/** Why a save was not taken, although it can be taken later as it is. */
export type Obstacle = 'offline' | 'noServer' | 'diskFull' | 'serverFault'

const NO_SERVER = [502, 503, 504]
const DISK_FULL = 507
const FAULTS_FROM = 500

/** Returns what stands in the way; undefined when the server has refused the call itself. */
export const obstacleOf = (failure: unknown): Obstacle | undefined => {
  if (!(failure instanceof CallError)) return undefined
  const { status } = failure
  if (status === 0 && navigator.onLine === false) return 'offline'
  if (status === 0 || NO_SERVER.includes(status)) return 'noServer'
  if (status === DISK_FULL) return 'diskFull'
  return status >= FAULTS_FROM ? 'serverFault' : undefined
}

/** Returns whether the server has said that it stored nothing. Otherwise the answer may be lost. */
export const isAnswered = (obstacle: Obstacle): boolean =>
  obstacle === 'diskFull' || obstacle === 'serverFault'

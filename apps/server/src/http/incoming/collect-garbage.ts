import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

const COLLECT_EVERY_BYTES = 4 * 1_048_576

let collect: Collect | undefined
let received = 0

const loadCollect = (): Collect => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

/**
 * Received buffers lie outside of the heap, where more than 60 MB pile up before the engine collects
 * garbage. A minor collection after every few megabytes takes a millisecond, and keeps the memory of
 * a server with many uploads small.
 */
export const collectGarbage = (bytes: number): void => {
  received += bytes
  if (received < COLLECT_EVERY_BYTES) return
  received = 0
  collect ??= loadCollect()
  collect({ type: 'minor' })
}

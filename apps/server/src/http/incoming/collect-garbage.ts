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
 * What has been received lies outside of the heap, where 60 MB and more of it pile up before the
 * engine looks for what nobody needs any more. Looking at the young part after every few megabytes
 * takes a millisecond and keeps a server that is flooded with uploads as small as it was.
 */
export const collectGarbage = (bytes: number): void => {
  received += bytes
  if (received < COLLECT_EVERY_BYTES) return
  received = 0
  collect ??= loadCollect()
  collect({ type: 'minor' })
}

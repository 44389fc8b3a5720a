import { constants, setPriority } from 'node:os'
import { measureGain } from './measure-gain.ts'

/** The entry of a process that measures songs, one at a time, when the machine has nothing else to do. */
setPriority(constants.priority.PRIORITY_LOW)
process.on('message', async (path: string) => {
  // A file that no decoder reads has no gain.
  process.send?.({ gainDb: await measureGain(path).catch(() => null) })
})
process.on('disconnect', () => process.exit())

import { constants, setPriority } from 'node:os'
import { killGroup } from './kill-group.ts'
import type { MeasureRequest } from './loudness-child.ts'
import { measureGain } from './measure-gain.ts'

/** The entry of a process that measures songs, one at a time, when the machine has nothing else to do. */
setPriority(constants.priority.PRIORITY_LOW)
process.on('message', async ({ path, ffmpeg }: MeasureRequest) => {
  // A file that no decoder reads has no gain.
  process.send?.({ gainDb: await measureGain(path, ffmpeg).catch(() => null) })
})
process.on('disconnect', () => killGroup(process.pid))

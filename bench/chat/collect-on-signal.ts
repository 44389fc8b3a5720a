import { renameSync, writeFileSync } from 'node:fs'
import { inUseFile } from './in-use-file.ts'

/** Loaded into the measured servers: `SIGUSR2` forces a garbage collection. */
process.on('SIGUSR2', () => {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const file = inUseFile(process.pid)
  writeFileSync(`${file}.new`, String(heapUsed + external))
  renameSync(`${file}.new`, file)
})

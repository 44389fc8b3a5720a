import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { busConformance, type OpenBuses } from './bus.conformance.ts'
import { redisBus } from './bus.redis.ts'
import { memoryBus } from './bus.ts'
import { filesConformance } from './files.conformance.ts'
import { diskFiles } from './files.ts'
import { limiterConformance, type OpenedLimiters } from './limiter.conformance.ts'
import { redisLimiter } from './limiter.redis.ts'
import { memoryLimiter } from './limiter.ts'

const handClock = () => {
  let time = 0
  const passTime = async (ms: number) => {
    time += ms
  }
  return { now: () => time, passTime }
}

const onError = (error: unknown) => {
  throw error
}

// A timer may fire a little early on the clock of another process.
const CLOCK_SLACK_MS = 10
const passRealTime = (ms: number) => sleep(ms + CLOCK_SLACK_MS)

const openMemoryBuses: OpenBuses = (options) => {
  const bus = memoryBus(options)
  return [bus, bus]
}

const openMemoryLimiters = (): OpenedLimiters => {
  const { now, passTime } = handClock()
  const limiter = memoryLimiter({ now })
  return { nodes: [limiter, limiter], passTime }
}

const openDiskFiles = async () => {
  const root = await mkdtemp(join(tmpdir(), 'lanting-files-'))
  return {
    nodes: [diskFiles(root), diskFiles(root)] as const,
    close: () => rm(root, { recursive: true }),
  }
}

if (inject('form') === 'small') {
  busConformance('memory', openMemoryBuses)
  limiterConformance('memory', openMemoryLimiters)
  filesConformance('disk', openDiskFiles)
} else {
  const url = inject('redisUrl')
  busConformance('redis', (options) => [redisBus(url, options), redisBus(url, options)])
  limiterConformance('redis', () => ({
    nodes: [redisLimiter(url, { onError }), redisLimiter(url, { onError })],
    passTime: passRealTime,
  }))
}

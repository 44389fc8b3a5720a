import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { busConformance, type OpenBuses } from './bus.conformance.ts'
import { redisBus } from './bus.redis.ts'
import { memoryBus } from './bus.ts'
import { filesConformance } from './files.conformance.ts'
import { diskFiles, sharedFolderFiles } from './files.disk.ts'
import { s3Files } from './files.s3.ts'
import type { Files } from './files.ts'
import { limiterConformance, type OpenedLimiters } from './limiter.conformance.ts'
import { redisLimiter } from './limiter.redis.ts'
import { memoryLimiter } from './limiter.ts'
import { parseS3Address } from './s3-address.ts'
import { createS3Client } from './s3-client.ts'
import { diskScratch } from './scratch.ts'

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

const openDiskFiles = (form: (root: string) => Files) => async () => {
  const root = await mkdtemp(join(tmpdir(), 'lanting-files-'))
  return {
    nodes: [form(root), form(root)] as const,
    close: () => rm(root, { recursive: true }),
  }
}

/** Each test has a folder of its own in the bucket. */
const openS3Files = (hasFreeNames: boolean) => async () => {
  const root = await mkdtemp(join(tmpdir(), 'lanting-scratch-'))
  const client = createS3Client(parseS3Address('url', inject('s3Url')))
  const prefix = `${randomUUID()}/`
  const node = () => s3Files({ client, prefix, hasFreeNames, scratch: diskScratch(root) })
  return {
    nodes: [node(), node()] as const,
    close: async () => {
      client.close()
      await rm(root, { recursive: true })
    },
  }
}

if (inject('form') === 'small') {
  busConformance('memory', openMemoryBuses)
  limiterConformance('memory', openMemoryLimiters)
  filesConformance({ name: 'disk', open: openDiskFiles(diskFiles) })
  filesConformance({
    name: 'shared folder',
    hasFreeNames: true,
    open: openDiskFiles(sharedFolderFiles),
  })
} else {
  const url = inject('redisUrl')
  busConformance('redis', (options) => [redisBus(url, options), redisBus(url, options)])
  limiterConformance('redis', () => ({
    nodes: [redisLimiter(url, { onError }), redisLimiter(url, { onError })],
    passTime: passRealTime,
  }))
  filesConformance({ name: 'S3', open: openS3Files(false) })
  filesConformance({ name: 'S3 with free names', hasFreeNames: true, open: openS3Files(true) })
}

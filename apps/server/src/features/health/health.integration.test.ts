import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { migrations } from '../../database/migrations.ts'
import { openSecondNode } from '../../testing/chat-sockets.ts'
import { addSong } from '../../testing/songs.ts'
import { openTestApp } from '../../testing/test-app.ts'

const isLarge = inject('form') === 'large'

it('returns version, database, storage and memory', async () => {
  const { ownerClient, platform } = await openTestApp()
  const owner = await ownerClient()
  const upload = { url: '/uploads/a', bytes: 1_234, width: 1, height: 1, placeholder: '' }
  await platform.database.queries
    .insertInto('uploads')
    .values({ ...upload, user_id: 1, expires_at: null, created_at: 1 })
    .execute()
  const health = await owner.getSiteHealth()
  expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(health.node).toBe(process.version)
  expect(health.database).toMatchObject({
    engine: isLarge ? 'postgres' : 'sqlite',
    version: expect.stringMatching(/^\d+\./),
    isReachable: true,
    migrations: { pending: [] },
  })
  expect(health.database.migrations.applied.map(({ name }) => name)).toEqual(
    migrations.map(({ name }) => name),
  )
  expect(health.redis === null ? null : health.redis.isReachable).toBe(isLarge ? true : null)
  expect(health.bucket).toBeNull()
  expect(health.storage.uploads).toEqual({ count: 1, bytes: 1_234 })
  expect(health.storage.songs).toEqual({ count: 0, bytes: 0 })
  expect(health.storage.databaseBytes).toBeGreaterThan(10_000)
  expect(health.storage.freeBytes).toBeGreaterThan(0)
  expect(health.storage.diskBytes).toBeGreaterThan(health.storage.freeBytes)
  expect(health.memory.usedBytes).toBeGreaterThan(health.memory.heapBytes)
  expect(health.nodes).toMatchObject([{ own: true, version: health.version }])
  expect(health.lastBackup).toBeNull()
  expect(health.publicUrl).toMatch(/^https?:\/\//)
})

it('counts songs that ffmpeg would measure, while it is not installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-health-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { ownerClient, platform } = await openTestApp({ env: { PATH: folder } })
  const owner = await ownerClient()
  const { queries } = platform.database
  for (const gain_source of ['none', 'none', 'none:mp3', 'measured', ''] as const) {
    const id = await addSong(queries, 1)
    await queries.updateTable('songs').set({ gain_source }).where('id', '=', id).execute()
  }
  expect((await owner.getSiteHealth()).unmeasuredSongs).toBe(2)
  await writeFile(join(folder, 'ffmpeg'), '', { mode: 0o755 })
  expect((await owner.getSiteHealth()).unmeasuredSongs).toBe(0)
})

it('lists a migration that has not run as pending', async () => {
  const { ownerClient, platform } = await openTestApp()
  const owner = await ownerClient()
  await platform.database.queries
    .withTables<{ migrations: { name: string } }>()
    .deleteFrom('migrations')
    .where('name', '=', '0001-schema')
    .execute()
  expect((await owner.getSiteHealth()).database.migrations.pending).toEqual(['0001-schema'])
})

it('lists every node with the time of its last heartbeat', async () => {
  const { ownerClient, platform } = await openTestApp()
  const owner = await ownerClient()
  await openSecondNode(platform)
  await vi.waitFor(async () => expect((await owner.getSiteHealth()).nodes).toHaveLength(2))
  const { nodes, nowMs } = await owner.getSiteHealth()
  expect(nodes.map(({ own }) => own)).toEqual([true, false])
  for (const { seenAtMs } of nodes) expect(nowMs - seenAtMs).toBeLessThan(60_000)
})

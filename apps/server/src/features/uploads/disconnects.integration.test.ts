/** @module-tag long */
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { multipart, openTestApp } from '../../testing/test-app.ts'

/** Collects the log lines of errors while requests are answered. */
const watchFaults = (app: FastifyInstance) => {
  const faults: unknown[] = []
  const { log } = app
  const childOf = log.child.bind(log)
  log.child = (...settings) => {
    const child = childOf(...settings)
    child.error = (...line: unknown[]) => void faults.push(line)
    return child
  }
  return faults
}

const open = async () => {
  const test = await openTestApp()
  const faults = watchFaults(test.app)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as AddressInfo
  let calls = 0
  test.app.server.on('request', () => {
    calls += 1
  })

  /** Sends a part of a body, or all of it, and disconnects. */
  const hangUp = async (token: string, bytes: Buffer, share = 1, afterMs = 0) => {
    const { body, type } = await multipart(new Blob([new Uint8Array(bytes)]))
    const headers = { authorization: token, 'content-length': body.length, ...type }
    const sent = request({ port, method: 'POST', path: '/api/upload/img', headers })
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    sent.on('error', () => undefined).on('close', () => resolve())
    await new Promise((written) => sent.write(body.subarray(0, body.length * share), written))
    await wait(afterMs)
    sent.destroy()
    await closed
  }
  const waiting = async () => readdir(dirname(await test.platform.incoming.newPath()))
  const uploadsOf = (userId: number) =>
    test.platform.database.queries
      .selectFrom('uploads')
      .select('url')
      .where('user_id', '=', userId)
      .execute()
  return { ...test, hangUp, waiting, uploadsOf, faults, port, calls: () => calls }
}

/** Allowed, but slow to process. */
const largePicture = () =>
  sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#486' } })
    .jpeg({ progressive: true })
    .toBuffer()

it('skips pictures whose client has disconnected, and serves the others', async () => {
  const { client, userClient, hangUp, waiting, uploadsOf } = await open()
  const [rude, polite] = [await userClient('rude1'), await userClient('polite')]
  const large = await largePicture()
  await Promise.all(Array.from({ length: 6 }, () => hangUp(rude.token, large)))
  const content = new Blob([new Uint8Array(await jpeg(30, 20))])
  expect(await client(polite.token).uploadPicture({ file: { content } })).toMatchObject({
    width: 30,
  })
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  expect(await uploadsOf(rude.id)).toEqual([])
  expect(await uploadsOf(polite.id)).toHaveLength(1)
})

it('logs no error for an aborted upload', async () => {
  const { userClient, hangUp, waiting, faults, calls } = await open()
  const { token } = await userClient('reader')
  const bytes = Buffer.concat([await jpeg(900, 900), Buffer.alloc(400_000)])
  const rounds = inject('long') ? 90 : 30
  for (let round = 0; round < rounds; round += 1) {
    await hangUp(token, bytes, round / (rounds - 1), (round % 5) * 3)
  }
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  expect(calls()).toBeGreaterThan(rounds / 2)
  expect(faults).toEqual([])
})

it('logs no error for an aborted JSON call', async () => {
  const { port, faults, calls } = await open()
  const headers = { 'content-type': 'application/json', 'content-length': 100 }
  for (const start of ['', '{', '{"username":']) {
    const sent = request({ port, method: 'POST', path: '/api/user/login', headers })
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    sent.on('error', () => undefined).on('close', () => resolve())
    sent.flushHeaders()
    if (start) sent.write(start)
    await wait(50)
    sent.destroy()
    await closed
  }
  await wait(50)
  expect(calls()).toBe(3)
  expect(faults).toEqual([])
})

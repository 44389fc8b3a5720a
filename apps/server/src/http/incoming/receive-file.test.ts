import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type ClientRequest, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AppError } from '../app-error.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

const MAX = 100_000
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
const END = '\r\n--x--\r\n'

type Outcome = ReceivedFile | { readonly key: string }

let folder: string
let server: Server
let outcomes: Promise<Outcome>[]
let patienceMs: number
let diskIsFull: boolean

const failure = ({ key, code }: AppError & NodeJS.ErrnoException) => ({ key: key ?? code ?? '' })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanting-incoming-'))
  outcomes = []
  patienceMs = 20_000
  diskIsFull = false
  server = createServer((incoming, answer) => {
    const path = diskIsFull ? '/dev/full' : join(folder, String(outcomes.length))
    const options = { path, maxBytes: MAX, patienceMs }
    const outcome = receiveFile(incoming, options).catch(failure)
    outcomes.push(outcome)
    outcome.then(() => answer.end('done'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

const send = (headers: Record<string, string> = {}): ClientRequest =>
  request({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  }).on('error', () => undefined)

const outcomeOf = async (sent: ClientRequest) => {
  while (outcomes.length === 0) await once(server, 'request')
  const outcome = await outcomes[0]
  sent.destroy()
  return outcome
}

it('writes the file unchanged', async () => {
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
  const sent = send()
  sent.end(Buffer.concat([Buffer.from(HEAD), content, Buffer.from(END)]))
  expect(await outcomeOf(sent)).toEqual({ path: join(folder, '0'), bytes: content.length })
  expect(await readFile(join(folder, '0'))).toEqual(content)
})

it('takes the first file of the field, and skips the rest', async () => {
  const field = '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n'
  const other = HEAD.replace('"file"', '"other"')
  const sent = send()
  sent.end(`${field}${other}no\r\n${HEAD}yes\r\n${HEAD}no${END}`)
  await outcomeOf(sent)
  expect(await readFile(join(folder, '0'), 'utf8')).toBe('yes')
})

it('returns the file although the body does not end', async () => {
  const sent = send()
  sent.write(`${HEAD}yes\r\n${HEAD}`)
  const writing = setInterval(() => sent.write('x'.repeat(1_000)), 1)
  expect(await outcomeOf(sent)).toMatchObject({ bytes: 3 })
  clearInterval(writing)
})

it('ignores bytes after the end of the body', async () => {
  const sent = send()
  sent.write(`--x--\r\n`)
  setTimeout(() => sent.end('behind the end'), 20)
  expect(await outcomeOf(sent)).toEqual({ key: 'fileMissing' })
})

it('rejects an impossible length before reading', async () => {
  const sent = send({ 'content-length': String(2 * 1024 ** 3) })
  sent.flushHeaders()
  expect(await outcomeOf(sent)).toEqual({ key: 'fileTooLarge' })
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['in the file', HEAD],
  ['before it', ''],
  ['in a field', '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n'],
])('ends an endless stream, %s', async (_, head) => {
  const sent = send()
  sent.write(head)
  const writing = setInterval(() => sent.write('x'.repeat(10_000)), 1)
  expect(await outcomeOf(sent)).toEqual({ key: 'fileTooLarge' })
  clearInterval(writing)
})

it('rejects a stream that stalls', async () => {
  patienceMs = 50
  const sent = send()
  sent.write(`${HEAD}half`)
  expect(await outcomeOf(sent)).toEqual({ key: 'fileTooSlow' })
})

it('rejects when the sender hangs up', async () => {
  const sent = send()
  sent.write(`${HEAD}half`)
  await once(server, 'request')
  sent.destroy()
  expect(await outcomes[0]).toEqual({ key: 'fileMissing' })
})

it('reports a full disk as a server error', async () => {
  diskIsFull = true
  const sent = send()
  sent.write(`${HEAD}${'x'.repeat(50_000)}`)
  expect(await outcomeOf(sent)).toEqual({ key: 'ENOSPC' })
})

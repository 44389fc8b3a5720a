import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readableLog } from './readable-log.ts'
import { logOptions, logRequests } from './request-log.ts'

const openWith = async (isReadable: boolean) => {
  let written = ''
  const terminal = new Writable({
    write(chunk, _, done) {
      written += chunk
      done()
    },
  })
  const stream = isReadable ? await readableLog(terminal, false) : terminal
  const app = Fastify(logOptions('info', stream))
  logRequests(app)
  app.get('/tea', async () => 'tea')
  app.get('/spilt', async ({ log }, reply) => {
    log.error(new Error('spilt'))
    return reply.status(500).send()
  })
  await app.inject({ url: '/tea?secret=1' })
  app.log.warn({ node: 'b' }, 'a change was not passed on')
  const { headers } = await app.inject({ url: '/spilt' })
  await app.close()
  return { written, failedId: headers['x-request-id'] }
}

it('writes lines for a person on a terminal', async () => {
  const lines = (await openWith(true)).written.trim().split('\n')
  expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: answered GET \/tea 200 in \d+ ms$/)
  expect(lines[1]).toMatch(/WARN: a change was not passed on \{"node":"b"\}$/)
})

it('names the request of a failure on a terminal', async () => {
  const { written, failedId } = await openWith(true)
  expect(written).toContain(`ERROR: spilt (request ${failedId})`)
  expect(written).toMatch(new RegExp(`GET /spilt 500 in \\d+ ms \\(request ${failedId}\\)\\n`))
})

it('writes JSON otherwise', async () => {
  const [line = ''] = (await openWith(false)).written.split('\n')
  expect(JSON.parse(line)).toMatchObject({ msg: 'answered', route: '/tea', status: 200 })
})

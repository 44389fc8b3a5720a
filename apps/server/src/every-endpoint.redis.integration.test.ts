import {
  createClient,
  type Endpoint,
  type Endpoints,
  endpoints,
  type Send,
} from '@lanting/contract'
import { expect, it } from 'vitest'
import { ADMIN_CASES } from './testing/admin-cases.ts'
import { backupDone } from './testing/backup-cases.ts'
import { NO_MAIL_SERVER } from './testing/outbox-cases.ts'
import { OWNERSHIP_CASES } from './testing/ownership-cases.ts'
import { type InputSchema, sampleOf } from './testing/sample-input.ts'
import { useSite } from './testing/shared-site.ts'
import { multipart } from './testing/test-app.ts'

type Name = keyof Endpoints
const NAMES = Object.keys(endpoints) as Name[]
const READS = NAMES.filter((name) => !ADMIN_CASES[name] && !OWNERSHIP_CASES[name])
const IMPORTS_END = { timeout: 30_000 }

const site = useSite({ env: NO_MAIL_SERVER })

const statusOf = (name: Name, input: object, token: string): Promise<number> => {
  const send: Send = async ({ method, url, body, file }) => {
    const form = file && (await multipart(file.content as Blob))
    const headers = { authorization: token, ...form?.type }
    const payload = form?.body ?? (body as object | undefined)
    return (await site.app.inject({ method, url, payload, headers })).statusCode
  }
  const client = createClient<Endpoints>(endpoints, send)
  return (client[name] as unknown as (input: object) => Promise<number>)(input)
}

/** Without an upper limit a sample has the smallest number: the first page, the first row. */
const smallest = (schema: unknown): InputSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === 'maximum' ? undefined : value))

const readInput = ({ params, query, body }: Endpoint) =>
  Object.fromEntries(
    Object.entries({ params, query, body })
      .filter(([, schema]) => schema !== undefined)
      .map(([part, schema]) => [part, sampleOf(smallest(schema))]),
  )

let last = 0
const word = () => {
  last += 1
  return `newcomer${last}`
}

it('answers every call of administrators', async () => {
  const { queries } = (await site.empty()).platform.database
  const owner = await site.ownerClient()
  const runs = () =>
    queries.selectFrom('imports').select('id').where('state', '=', 'running').execute()
  const answers: [string, number][] = []
  for (const name of NAMES) {
    const make = ADMIN_CASES[name]
    if (!make) continue
    const input = await make({ owner, queries, userId: (await site.newUser()).id, word })
    answers.push([name, await statusOf(name, input, owner.token)])
    await backupDone(owner)
    await expect.poll(runs, IMPORTS_END).toEqual([])
  }
  expect(answers).toEqual(answers.map(([name]) => [name, 200]))
}, 120_000)

it('answers every write of users', async () => {
  const { queries } = (await site.empty()).platform.database
  const answers: [string, number][] = []
  for (const [name, { make }] of Object.entries(OWNERSHIP_CASES)) {
    const victim = await site.newUser()
    const input = await make({ queries, victim, articleId: await site.newArticle(), name: word })
    answers.push([name, await statusOf(name as Name, input, victim.token)])
  }
  expect(answers).toEqual(answers.map(([name]) => [name, 200]))
}, 120_000)

it('answers every other call without a server error', async () => {
  await site.empty()
  const { token } = await site.ownerClient()
  await site.newArticle()
  const answers: [string, number][] = []
  for (const name of READS)
    answers.push([name, await statusOf(name, readInput(endpoints[name]), token)])
  expect(answers.filter(([, status]) => status === 500)).toEqual([])
  expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(READS.length / 2)
})

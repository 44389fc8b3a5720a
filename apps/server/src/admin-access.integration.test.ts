import {
  AUDITED_ACTIONS,
  createClient,
  type Endpoints,
  endpoints,
  isForAdmin,
  type Send,
} from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import type { Tables } from './database/tables.ts'
import { ADMIN_CASES } from './testing/admin-cases.ts'
import { BACKUP_CASES, backupDone } from './testing/backup-cases.ts'
import { NO_MAIL_SERVER } from './testing/outbox-cases.ts'
import { multipart, openTestApp } from './testing/test-app.ts'

type Name = keyof Endpoints
const NAMES = (Object.keys(endpoints) as Name[]).filter((name) =>
  isForAdmin(endpoints[name].access),
)

it('has a factory for every call of administrators, and for no other', () => {
  expect(Object.keys(ADMIN_CASES).sort()).toEqual([...NAMES].sort())
})

/** Content is every table but the audit log and what triggers derive from the others. */
const NO_CONTENT = /^(?:audit_entries|counters|list_blocks|sqlite_.*|.*ngrams.*|search_.*)$/

const open = async () => {
  const site = await openTestApp({ env: NO_MAIL_SERVER })
  const { queries } = site.platform.database
  let words = 0
  const cases = {
    owner: await site.ownerClient(),
    queries,
    userId: (await site.userClient('somebody')).id,
    word: () => {
      words += 1
      return `word${words}`
    },
  }
  const statusOf = async (name: Name, input: object, token?: string): Promise<number> => {
    const send: Send = async ({ method, url, body, file }) => {
      const form = file && (await multipart(file.content as Blob))
      const headers = { ...(token && { authorization: token }), ...form?.type }
      const payload = form?.body ?? (body as object | undefined)
      return (await site.app.inject({ method, url, payload, headers })).statusCode
    }
    const client = createClient<Endpoints>(endpoints, send)
    return (client[name] as unknown as (input: object) => Promise<number>)(input)
  }
  const tables = (await queries.introspection.getTables())
    .filter(({ name, isView }) => !isView && !NO_CONTENT.test(name))
    .map(({ name }) => name as keyof Tables)
  const content = async () => {
    const rows = await Promise.all(
      tables.map(async (table) => {
        const all = await queries.selectFrom(table).selectAll().execute()
        return [table, all.map((row) => JSON.stringify(row)).sort()] as const
      }),
    )
    return new Map(rows)
  }
  /** The tables that have changed since then. */
  const changedSince = async (before: Awaited<ReturnType<typeof content>>) => {
    const after = await content()
    return tables.filter((table) => after.get(table)?.join() !== before.get(table)?.join())
  }
  const setRole = (id: number, role: number) =>
    queries.updateTable('users').set({ role }).where('id', '=', id).execute()
  /** Waits for imports and backups of earlier calls. */
  const quiet = async () => {
    await backupDone(cases.owner)
    await expect
      .poll(
        () => queries.selectFrom('imports').select('id').where('state', '=', 'running').execute(),
        {
          timeout: 20_000,
        },
      )
      .toEqual([])
  }
  /** The entries of the audit log, in order. */
  const entries = () =>
    queries
      .selectFrom('audit_entries')
      .select(['action', 'outcome', 'user_id'])
      .orderBy('id')
      .execute()
  return { ...site, cases, statusOf, content, changedSince, entries, setRole, quiet }
}

describe('a call of administrators', () => {
  it("is the owner's alone where it hands over the whole site", () => {
    const owners = NAMES.filter((name) => endpoints[name].access === 'owner')
    expect(owners.sort()).toEqual(Object.keys(BACKUP_CASES).sort())
  })

  it('runs for them with one audit entry, and changes nothing for other callers', async () => {
    const { ownerClient, userClient, client, ...rest } = await open()
    const { cases, statusOf, content, changedSince, entries, setRole, quiet } = rest
    const user = await userClient('reader')
    const demoted = await userClient('demoted')
    const administrator = await userClient('assistant')
    await setRole(administrator.id, 1)
    const { token: ownerToken, id: ownerId } = await client().login({
      body: { username: 'owner', password: 'lanting-2026' },
    })
    expect(await ownerClient()).toBeDefined()

    for (const name of NAMES) {
      const input = (await ADMIN_CASES[name]?.(cases)) ?? {}
      await quiet()
      await setRole(demoted.id, 1)
      const asAdministrator = await statusOf('getSettings', {}, demoted.token)
      await setRole(demoted.id, 2)
      const before = await content()
      const refusals = [
        await statusOf(name, input),
        await statusOf(name, input, user.token),
        await statusOf(name, input, demoted.token),
      ]
      expect([name, asAdministrator, ...refusals]).toEqual([name, 200, 401, 403, 403])
      if (endpoints[name].access === 'owner') {
        expect([name, await statusOf(name, input, administrator.token)]).toEqual([name, 403])
      }
      expect([name, await changedSince(before)]).toEqual([name, []])
      const known = await entries()
      expect([name, await statusOf(name, input, ownerToken)]).toEqual([name, 200])
      // A call that changes content has to be an audited action.
      const isWrite = AUDITED_ACTIONS.includes(name) || (await changedSince(before)).length > 0
      const entry = { action: name, outcome: 'done', user_id: ownerId }
      expect((await entries()).slice(known.length)).toEqual(isWrite ? [entry] : [])
      await quiet()
    }
  }, 120_000)
})

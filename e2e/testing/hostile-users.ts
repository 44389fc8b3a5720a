import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashToken } from '../../apps/server/src/features/accounts/sessions.ts'
import { call, type RunningSite } from './site.ts'

interface HostileUser {
  readonly token: string
  readonly id: number
  readonly text: string
}

const LONG_AGO = 1
const FAR_AHEAD = Date.now() + 3_600_000

/** Creates one account for each string: no account reaches a limit, and all write at once. */
export const hostileUsers = (
  { dataDir }: RunningSite,
  texts: readonly string[],
  prefix = 'hostile',
): HostileUser[] => {
  const database = new DatabaseSync(join(dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  const addUser = database.prepare(
    `insert into users (username, password_hash, nick_name, created_at, updated_at)
     values (?, '', ?, ?, ?) returning id`,
  )
  const addSession = database.prepare(
    `insert into sessions
     (token_hash, user_id, device, created_at, last_seen_at, expires_at, remembered)
     values (?, ?, '', ?, ?, ?, 0)`,
  )
  const users = texts.map((text, place) => {
    const token = randomBytes(24).toString('base64url')
    const name = `${prefix}${place}`
    const { id } = addUser.get(name, name, LONG_AGO, LONG_AGO) as { id: number }
    addSession.run(hashToken(token), id, LONG_AGO, Date.now(), FAR_AHEAD)
    return { token, id, text }
  })
  database.close()
  return users
}

/** Runs the action as each user, some at a time. Returns the accepted responses. */
export const asEach = async <T>(
  users: readonly HostileUser[],
  action: (user: HostileUser) => Promise<T | undefined>,
): Promise<T[]> => {
  const done: T[] = []
  const waiting = [...users]
  const work = async () => {
    for (let user = waiting.pop(); user; user = waiting.pop()) {
      const answer = await action(user)
      if (answer !== undefined) done.push(answer)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return done
}

/** Returns the result of a call, or undefined when the text is rejected, which is fine too. */
export const send = async (url: string, token: string, body: object): Promise<unknown> => {
  const { status, result } = await call(url, { token, body })
  if (status === 200) return result
  if (status >= 400 && status < 500 && status !== 429) return undefined
  throw new Error(`${url} answered ${status} to ${JSON.stringify(body)}`)
}

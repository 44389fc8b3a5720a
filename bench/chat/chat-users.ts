import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const DAY_MS = 86_400_000

/** Inserts users with open sessions directly. Registration is rate-limited, and is not measured. */
export const addChatUsers = (dataDir: string, count: number): string[] => {
  const file = new DatabaseSync(join(dataDir, 'lanting.sqlite'))
  const now = Date.now()
  const addUser = file.prepare(
    `insert into users (username, password_hash, nick_name, avatar, created_at, updated_at)
      values (?, '', ?, '/art/avatars/2.avif', ?, ?) returning id`,
  )
  const addSession = file.prepare(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
      values (?, ?, ?, ?, ?)`,
  )
  const tokens = Array.from({ length: count }, (_, at) => {
    const token = `bench-token-${at}`
    const { id } = addUser.get(`bench${at}`, `reader ${at}`, now, now) as { id: number }
    const hash = createHash('sha256').update(token).digest('hex')
    addSession.run(hash, id, now, now, now + DAY_MS)
    return token
  })
  file.close()
  return tokens
}

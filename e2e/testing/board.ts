import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RunningSite } from './site.ts'

/** Adds board messages to a site, before the first request for them. */
export const fillBoard = ({ dataDir }: RunningSite, count: number): void => {
  const database = new DatabaseSync(join(dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  const add = database.prepare(`
    insert into board_messages (tag, message, color, nick_name, created_at, updated_at)
    values ('夜', ?, '#676767', '游客', ?, ?)`)
  for (let place = 1; place <= count; place += 1) {
    add.run(`第 ${place} 条，${'路过的云'.repeat((place % 4) + 1)}`, place, place)
  }
  database.close()
}

import type { Migration } from './migrate.ts'
import { ground } from './migrations/0001-ground.ts'
import { demo } from './migrations/0002-demo.ts'
import { uploads } from './migrations/0003-uploads.ts'
import { search } from './migrations/0004-search.ts'
import { accounts } from './migrations/0005-accounts.ts'
import { resources } from './migrations/0006-resources.ts'
import { changes } from './migrations/0007-changes.ts'
import { searchWays } from './migrations/0008-search-ways.ts'
import { music } from './migrations/0021-music.ts'

/** In the order in which they run. A published migration is never edited. */
export const migrations: readonly Migration[] = [
  ground,
  demo,
  uploads,
  search,
  accounts,
  resources,
  changes,
  searchWays,
  music,
]

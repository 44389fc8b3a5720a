import type { Migration } from './migrate.ts'
import { ground } from './migrations/0001-ground.ts'
import { search } from './migrations/0004-search.ts'

/** In the order in which they run. A published migration is never edited. */
export const migrations: readonly Migration[] = [ground, search]

import type { Migration } from './migrate.ts'
import { ground } from './migrations/0001-ground.ts'
import { uploads } from './migrations/0003-uploads.ts'

/** In the order in which they run. A published migration is never edited. */
export const migrations: readonly Migration[] = [ground, uploads]

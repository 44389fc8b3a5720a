import type { Migration } from './migrate.ts'
import { ground } from './migrations/0001-ground.ts'
import { demo } from './migrations/0002-demo.ts'
import { uploads } from './migrations/0003-uploads.ts'
import { search } from './migrations/0004-search.ts'
import { accounts } from './migrations/0005-accounts.ts'
import { resources } from './migrations/0006-resources.ts'
import { changes } from './migrations/0007-changes.ts'
import { searchWays } from './migrations/0008-search-ways.ts'
import { desk } from './migrations/0009-desk.ts'
import { communityComments } from './migrations/0010-community-comments.ts'
import { talksAndPhotos } from './migrations/0011-talks-and-photos.ts'
import { chat } from './migrations/0020-chat.ts'
import { music } from './migrations/0021-music.ts'
import { people } from './migrations/0030-people.ts'
import { order } from './migrations/0031-order.ts'
import { numbers } from './migrations/0032-numbers.ts'
import { hearing } from './migrations/0033-hearing.ts'
import { toldInEnglish } from './migrations/0034-told-in-english.ts'
import { dayLikes } from './migrations/0035-day-likes.ts'

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
  desk,
  communityComments,
  talksAndPhotos,
  chat,
  music,
  people,
  order,
  numbers,
  hearing,
  toldInEnglish,
  dayLikes,
]

import type { Migration } from '../migrate.ts'
import { albumsSchema } from '../schema/albums.ts'
import { analyticsSchema } from '../schema/analytics.ts'
import { articlesSchema } from '../schema/articles.ts'
import { blocksSchema } from '../schema/blocks.ts'
import { chatSchema } from '../schema/chat.ts'
import type { Schema } from '../schema/columns.ts'
import { communitySchema } from '../schema/community.ts'
import { countersSchema } from '../schema/counters.ts'
import { dependentsSchema } from '../schema/dependents.ts'
import { moderationSchema } from '../schema/moderation.ts'
import { musicSchema } from '../schema/music.ts'
import { notificationsSchema } from '../schema/notifications.ts'
import { outboxSchema } from '../schema/outbox.ts'
import { searchSchema } from '../schema/search.ts'
import { seriesSchema } from '../schema/series.ts'
import { siteSchema } from '../schema/site.ts'
import { talksSchema } from '../schema/talks.ts'
import { taxonomySchema } from '../schema/taxonomy.ts'
import { transferSchema } from '../schema/transfer.ts'
import { uploadsSchema } from '../schema/uploads.ts'
import { usersSchema } from '../schema/users.ts'

/** A table stands behind the tables that it references. */
const SCHEMAS: readonly Schema[] = [
  countersSchema,
  blocksSchema,
  usersSchema,
  taxonomySchema,
  articlesSchema,
  seriesSchema,
  searchSchema,
  talksSchema,
  albumsSchema,
  communitySchema,
  notificationsSchema,
  dependentsSchema,
  moderationSchema,
  chatSchema,
  musicSchema,
  siteSchema,
  transferSchema,
  uploadsSchema,
  outboxSchema,
  analyticsSchema,
]

/** Removes the indentation of the source file, where every line has it. */
const dedent = (statement: string) =>
  /\n(?! {2})/.test(statement) ? statement : statement.replaceAll('\n  ', '\n')

export const schema: Migration = {
  name: '0001-schema',
  statements: (engine) => SCHEMAS.flatMap((statements) => statements(engine)).map(dedent),
}

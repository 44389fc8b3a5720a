import type { Migration } from '../migrate.ts'

/** Sitemaps ask when each article changed: from an index, and not from behind its long text. */
export const changes: Migration = {
  name: '0007-changes',
  statements: () => [`create index articles_changes on articles (status, id, updated_at)`],
}

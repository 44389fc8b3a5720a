import type { Migration } from '../migrate.ts'

/** The encoding of old tags that the owner has chosen for a folder. */
export const tagEncodings: Migration = {
  name: '0025-tag-encodings',
  statements: () => [`alter table playlists add column encoding text not null default ''`],
}

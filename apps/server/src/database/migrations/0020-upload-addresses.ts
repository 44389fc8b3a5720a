import type { Migration } from '../migrate.ts'

/** The addresses of pictures and files in the blog from which they were imported. */
export const uploadAddresses: Migration = {
  name: '0020-upload-addresses',
  statements: () => [
    `create table upload_addresses (
      path text primary key,
      upload_id integer not null references uploads (id) on delete cascade
    )`,
    `create index upload_addresses_upload_id on upload_addresses (upload_id)`,
  ],
}

import { idColumn, type Schema } from './columns.ts'

/** Settings, page headers, the owner's pages, recommended sites, and the list of demo rows. */
export const siteSchema: Schema = (engine) => [
  `create table settings (
    name text primary key,
    value text not null,
    updated_at bigint not null
  )`,

  `create table page_headers (
    ${idColumn(engine)},
    route_name text not null unique,
    bg_url text not null
  )`,

  `create table pages (
    ${idColumn(engine)},
    title text not null unique,
    page_content text not null,
    page_html text not null,
    page_description text not null,
    place text not null,
    position integer not null,
    revision integer not null default 1,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index pages_position on pages (position, id)`,

  `create table resource_groups (
    ${idColumn(engine)},
    side text not null,
    category text not null,
    name text not null,
    description text not null,
    position integer not null,
    unique (side, category)
  )`,

  `create table resource_sites (
    ${idColumn(engine)},
    group_id integer not null references resource_groups (id) on delete cascade,
    name text not null,
    url text not null,
    description text not null,
    position integer not null
  )`,
  `create index resource_sites_group_id on resource_sites (group_id, position, id)`,

  `create table demo_marks (
    place text not null,
    row_key text not null,
    content_hash text not null,
    primary key (place, row_key)
  )`,
]

import type { Migration } from '../migrate.ts'

/** Adds the looks of users' names, for comparison (null: not known yet), and who is marked. */
export const nameSkeletons: Migration = {
  name: '0023-name-skeletons',
  statements: () => [
    `alter table users add column nick_name_skeleton text`,
    `alter table users add column username_skeleton text`,
    `create index users_nick_name_skeleton on users (nick_name_skeleton)`,
    `create index users_username_skeleton on users (username_skeleton)`,
    `create index users_role on users (role, id)`,
    `create index users_without_skeleton on users (id) where username_skeleton is null`,
  ],
}

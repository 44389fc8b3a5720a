import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface UserTables {
  users: Row & {
    username: string
    password_hash: string
    /** 1: the password works for one login. */
    one_time_password: Generated<number>
    role: Generated<number>
    /** 1: may not log in. */
    blocked: Generated<number>
    nick_name: string
    avatar: Generated<string>
    qq: Generated<string>
    /** The looks of the names; null until they are compared for the first time. */
    nick_name_skeleton: Generated<string | null>
    username_skeleton: Generated<string | null>
  }
  sessions: {
    id: Generated<number>
    token_hash: string
    user_id: number
    device: string
    /** 1: every use extends it. */
    remembered: number
    created_at: number
    last_seen_at: number
    expires_at: number
  }
  /** Only the link contains the code itself. */
  invitations: {
    id: Generated<number>
    code_hash: string
    /** The administrator who made it. */
    user_id: number | null
    created_at: number
    expires_at: number
    used_at: Generated<number | null>
    /** The user who registered with it. */
    invited_user_id: Generated<number | null>
  }
  /** At most one per user. Only the link contains the token itself. */
  password_links: {
    user_id: number
    token_hash: string
    created_at: number
    expires_at: number
  }
  /** Actions of administrators. Written before the action: `outcome` is null if it never ended. */
  audit_entries: {
    id: Generated<number>
    /** Null: the account was deleted. */
    user_id: number | null
    /** The name of the endpoint. */
    action: string
    /** Ids and short fields without secrets, as JSON. */
    subject: string
    request_id: string
    outcome: Generated<string | null>
    /** The key of the error of a refused action. */
    reason: Generated<string>
    ended_at: Generated<number | null>
    created_at: number
  }
}

import type { Generated } from 'kysely'

/** Who may come in, and who has done what at the desk. */
export interface UserTables {
  /** Who made them; the code itself is known only to whoever has the link. */
  invitations: {
    id: Generated<number>
    code_hash: string
    user_id: number | null
    created_at: number
    expires_at: number
    used_at: Generated<number | null>
    /** Who came with it. */
    guest_user_id: Generated<number | null>
  }
  /** At most one for a user; the token itself is known only to whoever has the link. */
  password_links: {
    user_id: number
    token_hash: string
    created_at: number
    expires_at: number
  }
  /** What administrators did; written before it is done, so `outcome` is null when that never ended. */
  audit_entries: {
    id: Generated<number>
    /** Null: the account is gone. */
    user_id: number | null
    /** The name of the endpoint. */
    action: string
    /** What it was about: ids and short, harmless fields, as JSON. */
    subject: string
    request_id: string
    outcome: Generated<string | null>
    /** The key of the error of a refusal. */
    reason: Generated<string>
    ended_at: Generated<number | null>
    created_at: number
  }
}

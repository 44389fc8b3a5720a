import { createHmac } from 'node:crypto'
import { endpoints, type InvitationState, PATHS } from '@lanting/contract'
import { createOnce } from '../../database/create-once.ts'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { invitationStore } from './invitations.store.ts'
import { generateToken, hashToken } from './sessions.ts'

interface Needs {
  readonly queries: Queries
  readonly publicUrl: string
  /** Signs the tokens of repeated calls. */
  readonly secret: string
  readonly now: Clock
}

const stateOf = (
  { used_at, expires_at }: { used_at: number | null; expires_at: number },
  now: number,
): InvitationState => {
  if (used_at !== null) return 'used'
  return expires_at > now ? 'open' : 'expired'
}

export const invitationRoutes = (serve: Serve, { queries, publicUrl, secret, now }: Needs) => {
  const invitations = invitationStore(queries)

  serve(endpoints.addInvitation, async ({ query }, { identity }) => {
    const { client_id: clientId } = query
    const drawn = generateToken()
    /** Only the hash is stored: for a client id the token is computed, so that it can be told again. */
    const tokenAt = (at: number) =>
      clientId === undefined
        ? drawn
        : createHmac('sha256', secret)
            .update(`invitation ${JSON.stringify([identity.id, clientId, at])}`)
            .digest('base64url')
    const creation = { kind: 'invitation', by: identity, clientId }
    const { id, at } = await createOnce({ queries, now }, creation, (transaction, started) =>
      invitationStore(transaction).add(hashToken(tokenAt(started)), identity.id, started),
    )
    const invitation = tokenAt(at)
    // The fragment stays in the browser: no server log and no referrer contains the token.
    return { id, invitation, url: `${publicUrl}${PATHS.invitation}#${invitation}` }
  })

  serve(endpoints.getInvitationList, async ({ body }) => {
    const { current, size } = body
    const at = now()
    const state = body.state ?? undefined
    const total = await invitations.total(state, at)
    const rows = await invitations.page(state, body, { total, now: at })
    const list = rows.map((row) => ({
      id: row.id,
      state: stateOf(row, at),
      by: { id: row.inviterId, nick_name: row.inviterName },
      createdAtMs: row.created_at,
      expiresAtMs: row.expires_at,
      usedAtMs: row.used_at,
      guest: row.guestId === null ? null : { id: row.guestId, nick_name: row.guestName ?? '' },
    }))
    return { current, size, list, total }
  })

  serve(endpoints.deleteInvitation, async ({ params: { id } }) => {
    if (!(await invitations.remove(id))) throw new AppError('invitationNotFound')
    return true
  })
}

import type { Invitation } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../shared/data-table.tsx'
import { fullDate, inZone, shortDate } from '../../shared/formats.ts'
import type { Copy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

const TONES = { open: 'amber', used: 'green', expired: undefined } as const

const date = (ms: number) => shortDate(fullDate(ms), Date.now())

const UserLink = ({ user }: { user: Invitation['by'] }) => (
  <Link className="link" to={PATHS.user} search={{ id: user.id }}>
    {user.nick_name}
  </Link>
)

interface Needs {
  readonly copy: Copy
  readonly onRevoke: (invitation: Invitation) => void
}

export const invitationColumns = ({ copy, onRevoke }: Needs): Column<Invitation>[] => {
  const { invitations, table } = copy.admin
  return [
    {
      key: 'id',
      head: invitations.number,
      className: 'number quiet tight',
      cell: ({ id }) => `#${id}`,
    },
    {
      key: 'state',
      head: invitations.state,
      className: 'tight',
      cell: ({ state }) => (
        <span className="chip" data-tone={TONES[state]}>
          {invitations.states[state]}
        </span>
      ),
    },
    {
      key: 'guest',
      head: invitations.guest,
      isLabelled: true,
      className: 'wide-cell',
      cell: ({ guest, usedAtMs }) =>
        usedAtMs !== null && (
          <div className="guest-cell">
            {guest ? <UserLink user={guest} /> : <span className="quiet">{invitations.gone}</span>}
            <small className="quiet number">{date(usedAtMs)}</small>
          </div>
        ),
    },
    {
      key: 'by',
      head: invitations.by,
      isLabelled: true,
      className: 'tight',
      cell: ({ by }) => <UserLink user={by} />,
    },
    {
      key: 'created',
      head: invitations.created,
      isLabelled: true,
      className: 'number quiet tight',
      cell: ({ createdAtMs }) => date(createdAtMs),
    },
    {
      key: 'expires',
      head: invitations.expires,
      isLabelled: true,
      className: 'number quiet tight',
      cell: ({ expiresAtMs }) => inZone(date(expiresAtMs)),
    },
    {
      key: 'acts',
      head: table.actions,
      className: 'tight',
      cell: (invitation) =>
        invitation.state !== 'used' && (
          <button
            type="button"
            className="link"
            aria-label={invitations.revokeNamed(invitation.id)}
            onClick={() => onRevoke(invitation)}
          >
            {invitations.revoke}
          </button>
        ),
    },
  ]
}

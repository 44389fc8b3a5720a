import type { Invitation } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../shared/data-table.tsx'
import { fullDate, shortDate } from '../../shared/formats.ts'
import type { Words } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

const TONES = { open: 'amber', used: 'green', expired: undefined } as const

const date = (ms: number) => shortDate(fullDate(ms), Date.now())

const Person = ({ person }: { person: Invitation['by'] }) => (
  <Link className="link" to={PATHS.user} search={{ id: person.id }}>
    {person.nick_name}
  </Link>
)

interface Needs {
  readonly words: Words
  readonly onRevoke: (invitation: Invitation) => void
}

export const invitationColumns = ({ words, onRevoke }: Needs): Column<Invitation>[] => {
  const { invitations, table } = words.admin
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
      className: 'wide-cell',
      cell: ({ guest, usedAtMs }) =>
        usedAtMs !== null && (
          <div className="guest-cell">
            {guest ? <Person person={guest} /> : <span className="quiet">{invitations.gone}</span>}
            <small className="quiet number">{date(usedAtMs)}</small>
          </div>
        ),
    },
    {
      key: 'by',
      head: invitations.by,
      className: 'tight',
      cell: ({ by }) => <Person person={by} />,
    },
    {
      key: 'created',
      head: invitations.created,
      className: 'number quiet tight',
      cell: ({ createdAtMs }) => date(createdAtMs),
    },
    {
      key: 'expires',
      head: invitations.expires,
      className: 'number quiet tight',
      cell: ({ expiresAtMs }) => date(expiresAtMs),
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

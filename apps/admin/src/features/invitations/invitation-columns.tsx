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
      cell: ({ guest, state }) => {
        if (guest) return <Person person={guest} />
        return state === 'used' ? <span className="quiet">{invitations.gone}</span> : null
      },
    },
    { key: 'by', head: invitations.by, cell: ({ by }) => <Person person={by} /> },
    {
      key: 'created',
      head: invitations.created,
      className: 'number quiet tight',
      cell: ({ createdAtMs }) => date(createdAtMs),
    },
    {
      key: 'used',
      head: invitations.used,
      className: 'number quiet tight',
      cell: ({ usedAtMs }) => usedAtMs !== null && date(usedAtMs),
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

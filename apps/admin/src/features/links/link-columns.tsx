import { type FriendLink, LINK_STATUS } from '@lanting/contract'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Cover } from '../../shared/cover.tsx'
import type { Column } from '../../shared/data-table.tsx'
import { shortDate } from '../../shared/formats.ts'
import type { Copy } from '../../shared/language.ts'
import { RowAction } from '../../shared/row-action.tsx'
import type { LinkActions } from './link-actions.ts'

interface Needs {
  readonly copy: Copy
  readonly actions: LinkActions
  readonly onEdit: (link: FriendLink) => void
}

/** Shows the full URL, so that a reviewer sees it before a visit. */
const SiteCell = ({ link }: { link: FriendLink }) => (
  <div className="site-cell">
    <Cover url={link.site_avatar} />
    <div>
      <b>{link.site_name}</b>
      <small>
        {/^https?:/i.test(link.url) ? (
          <a className="link" href={link.url} target="_blank" rel="noopener noreferrer">
            {link.url}
          </a>
        ) : (
          link.url
        )}
      </small>
      <p className="quiet">{link.site_desc}</p>
    </div>
  </div>
)

const ActionsCell = ({ link, copy, actions, onEdit }: Needs & { link: FriendLink }) => {
  const { links, actions: actionCopy } = copy.admin
  const action = (name: string, Icon: typeof IconPencil, onClick: () => void) => (
    <RowAction name={name} of={link.site_name} Icon={Icon} onClick={onClick} />
  )
  return (
    <div className="actions">
      {link.status === LINK_STATUS.waiting &&
        action(links.approve, IconCheck, () => actions.approve([link]))}
      {action(actionCopy.edit, IconPencil, () => onEdit(link))}
      {action(actionCopy.delete, IconTrash, () => actions.remove([link]))}
    </div>
  )
}

export const linkColumns = (needs: Needs): Column<FriendLink>[] => {
  const { links, table } = needs.copy.admin
  return [
    {
      key: 'site_name',
      head: links.name,
      className: 'wide-cell',
      cell: (link) => <SiteCell link={link} />,
    },
    {
      key: 'status',
      head: links.status,
      className: 'tight',
      cell: ({ status }) => (
        <span className="chip" data-tone={status === LINK_STATUS.waiting ? 'amber' : 'green'}>
          {status === LINK_STATUS.waiting ? links.tabs.waiting : links.tabs.approved}
        </span>
      ),
    },
    {
      key: 'createdAt',
      head: links.created,
      className: 'number quiet tight',
      cell: ({ createdAt }) => shortDate(createdAt, Date.now()),
    },
    {
      key: 'acts',
      head: table.actions,
      cell: (link) => <ActionsCell {...needs} link={link} />,
    },
  ]
}

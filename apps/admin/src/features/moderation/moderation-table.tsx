import type { Decision } from '@lanting/contract'
import { IconBan, IconCheck, IconExternalLink, IconTrash } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import type { ModerationItem } from './moderation-item.ts'

interface Props {
  readonly label: string
  /** Undefined while loading. */
  readonly rows: readonly ModerationItem[] | undefined
  readonly chosen: ReadonlyMap<string, ModerationItem>
  /** The index of the row that the keyboard shortcuts apply to. */
  readonly place: number
  readonly decisions: readonly Decision[]
  readonly hasReasons: boolean
  /** Shows the location column. */
  readonly hasPlace: boolean
  readonly rowActions?: ((row: ModerationItem) => ReactNode) | undefined
  readonly table: RefObject<HTMLTableElement | null>
  readonly onPlace: (place: number) => void
  readonly onToggle: (row: ModerationItem) => void
  readonly onTogglePage: () => void
  readonly onDecide: (decision: Decision, row: ModerationItem) => void
}

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const
const ICONS = { keep: IconCheck, remove: IconTrash, block: IconBan } as const
const EXCERPT = 24
const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'] as const

const nameOf = ({ text }: ModerationItem) => Array.from(text).slice(0, EXCERPT).join('')

const Actions = ({
  row,
  decisions,
  rowActions,
  onDecide,
}: Pick<Props, 'decisions' | 'rowActions' | 'onDecide'> & { row: ModerationItem }) => {
  const { moderation } = useCopy().admin
  const copy = {
    keep: moderation.keep[row.name.source === 'held' ? 'held' : 'queue'],
    remove: moderation.remove,
    block: moderation.block,
  }
  // A visitor cannot be banned.
  const offered = decisions.filter((decision) => decision !== 'block' || row.userId !== null)
  return (
    <div className="actions">
      <a
        className="icon-button"
        href={row.href}
        target="_blank"
        rel="noopener"
        title={moderation.open}
        aria-label={`${moderation.open}: ${nameOf(row)}`}
      >
        <IconExternalLink {...ICON} />
      </a>
      {offered.map((decision) => {
        const Icon = ICONS[decision]
        return (
          <button
            key={decision}
            type="button"
            className="icon-button"
            title={copy[decision]}
            aria-label={`${copy[decision]}: ${nameOf(row)}`}
            onClick={() => onDecide(decision, row)}
          >
            <Icon {...ICON} />
          </button>
        )
      })}
      {rowActions?.(row)}
    </div>
  )
}

const Row = ({
  row,
  at,
  ...props
}: Omit<Props, 'rows' | 'label'> & { row: ModerationItem; at: number }) => {
  const { table, moderation } = useCopy().admin
  const { chosen, place, hasReasons, hasPlace, onPlace, onToggle } = props
  return (
    <tr aria-current={at === place ? 'true' : undefined} data-chosen={chosen.has(row.key)}>
      <td>
        <input
          type="checkbox"
          className="box"
          aria-label={table.select(nameOf(row))}
          checked={chosen.has(row.key)}
          onFocus={() => onPlace(at)}
          onChange={() => onToggle(row)}
        />
      </td>
      <td className="wide-cell">
        <div className="post-text" dir="auto">
          {row.picture ? <img src={row.picture} alt={row.text} loading="lazy" /> : row.text}
        </div>
        {row.pictures && row.pictures.length > 0 && (
          <div className="post-pictures">
            {row.pictures.map((url) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={moderation.picture} loading="lazy" />
              </a>
            ))}
          </div>
        )}
        {row.original !== undefined && (
          <p className="post-original" dir="auto">
            {moderation.original(row.original)}
          </p>
        )}
        {hasReasons && (
          <div className="post-reasons">
            {row.reasons.map((reason) => (
              <span
                key={reason}
                className="chip"
                data-tone={row.name.source === 'held' ? 'amber' : 'red'}
              >
                {reason}
              </span>
            ))}
          </div>
        )}
      </td>
      <td className="post-author">
        {row.avatar ? (
          <img className="avatar" src={row.avatar} alt="" />
        ) : (
          <span className="avatar" />
        )}
        <span dir="auto">{row.author}</span>
      </td>
      {hasPlace && <td className="quiet post-place">{row.place}</td>}
      <td className="number quiet tight">{shortDate(row.createdAt, Date.now())}</td>
      <td>
        <Actions row={row} {...props} />
      </td>
    </tr>
  )
}

/** A table of posts of any kind. Keyboard shortcuts apply to one highlighted row. */
export const ModerationTable = (props: Props) => {
  const { label, rows, chosen, place, hasPlace, table, onTogglePage } = props
  const { moderation, table: copy } = useCopy().admin
  const isAllChosen =
    rows !== undefined && rows.length > 0 && rows.every(({ key }) => chosen.has(key))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row comes into view.
  useEffect(() => {
    table.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [place])

  return (
    <div className="table-box">
      <table ref={table} className="table moderation-table" aria-label={label} aria-busy={!rows}>
        <thead>
          <tr>
            <th data-label={copy.selectAll}>
              <input
                type="checkbox"
                className="box"
                aria-label={copy.selectAll}
                checked={isAllChosen}
                onChange={onTogglePage}
              />
            </th>
            <th scope="col">{moderation.text}</th>
            <th scope="col">{moderation.author}</th>
            {hasPlace && <th scope="col">{moderation.place}</th>}
            <th scope="col">{moderation.time}</th>
            <th scope="col">{copy.actions}</th>
          </tr>
        </thead>
        <tbody>
          {!rows &&
            SKELETON_ROWS.map((key) => (
              <tr key={key}>
                <td colSpan={6}>
                  <span className="skeleton" />
                </td>
              </tr>
            ))}
          {rows?.map((row, at) => (
            <Row key={row.key} {...props} row={row} at={at} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

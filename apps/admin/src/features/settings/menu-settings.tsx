import {
  ADMIN_LENGTH,
  isMenuLink,
  isUnderMore,
  MENU_LINKS_MAX,
  type MenuLink,
  type MenuName,
  menuEntryFaults,
  type Section,
  wholeMenu,
} from '@lanting/contract'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useCopy } from '../../shared/language.ts'
import { withMoved } from '../../shared/ordered-list.tsx'
import { Fault, RemoveButton } from './list-settings.tsx'
import { withoutSpaces } from './settings.rules.ts'
import type { FieldsProps } from './settings-fields.tsx'

type Entry = FieldsProps['values']['menu'][number]

const SECTION_OF: Partial<Record<MenuName, Section>> = {
  photoAlbum: 'photoAlbum',
  talk: 'talk',
  links: 'links',
  board: 'board',
  front: 'resources',
  back: 'resources',
}

const SectionSwitch = ({ section, values, onChange }: FieldsProps & { section: Section }) => {
  const { sections, show } = useCopy().admin.settings.menu
  const { hidden_sections: hidden } = values
  const isShown = !hidden.includes(section)
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={isShown}
      aria-label={show(sections[section])}
      title={show(sections[section])}
      onClick={() =>
        onChange({
          hidden_sections: isShown
            ? [...hidden, section]
            : hidden.filter((other) => other !== section),
        })
      }
    />
  )
}

interface RowsProps extends FieldsProps {
  readonly rows: readonly Entry[]
  readonly label: string
  /** The kind of links that are added to these rows. */
  readonly links: MenuLink
  readonly onRows: (rows: readonly Entry[]) => void
}

interface RowProps extends FieldsProps {
  readonly row: Entry
  readonly onRow: (row: Entry) => void
  readonly onRemove: () => void
}

const PageRow = ({ row, entry, onRow, ...props }: RowProps & { entry: MenuName }) => {
  const { header, admin } = useCopy()
  const { name } = row
  const section = SECTION_OF[entry]
  return (
    <>
      <input
        className="input"
        aria-label={admin.settings.menu.nameOf(header[entry])}
        placeholder={header[entry]}
        maxLength={ADMIN_LENGTH.menuName}
        value={name}
        onChange={({ currentTarget }) => onRow({ entry, name: currentTarget.value })}
      />
      {section ? <SectionSwitch section={section} {...props} /> : <span />}
    </>
  )
}

const LinkRow = ({ row, faults, onRow, onRemove }: RowProps) => {
  const { menu } = useCopy().admin.settings
  const wrong = faults.menu ? menuEntryFaults(withoutSpaces(row)) : []
  return (
    <>
      <span className="menu-link">
        <input
          className="input"
          aria-label={menu.linkName}
          aria-invalid={wrong.includes('name')}
          placeholder={menu.linkName}
          maxLength={ADMIN_LENGTH.menuName}
          value={row.name}
          onChange={({ currentTarget }) => onRow({ ...row, name: currentTarget.value })}
        />
        <input
          className="input"
          aria-label={menu.link}
          aria-invalid={wrong.includes('link')}
          placeholder="https://"
          maxLength={ADMIN_LENGTH.setting}
          value={row.link ?? ''}
          onChange={({ currentTarget }) => onRow({ ...row, link: currentTarget.value })}
        />
      </span>
      <RemoveButton onClick={onRemove} />
    </>
  )
}

const MenuRows = ({ rows, label, links, onRows, ...props }: RowsProps) => {
  const { header, admin } = useCopy()
  const { actions, settings } = admin
  return (
    <>
      <ol className="menu-rows" aria-label={label}>
        {rows.map((entry, place) => {
          const kind = entry.entry
          const shown = isMenuLink(kind) ? entry.name : header[kind]
          const move = (step: 1 | -1) => onRows(withMoved(rows, place, step))
          const row = {
            ...props,
            row: entry,
            onRow: (next: Entry) => onRows(rows.with(place, next)),
            onRemove: () => onRows(rows.filter((_, other) => other !== place)),
          }
          return (
            <li key={isMenuLink(kind) ? place : kind}>
              {isMenuLink(kind) ? <LinkRow {...row} /> : <PageRow {...row} entry={kind} />}
              <button
                type="button"
                className="icon-button"
                aria-label={`${actions.up}: ${shown}`}
                disabled={place === 0}
                onClick={() => move(-1)}
              >
                <IconArrowUp aria-hidden size={18} stroke={1.6} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`${actions.down}: ${shown}`}
                disabled={place === rows.length - 1}
                onClick={() => move(1)}
              >
                <IconArrowDown aria-hidden size={18} stroke={1.6} />
              </button>
            </li>
          )
        })}
      </ol>
      {props.values.menu.filter(({ entry }) => isMenuLink(entry)).length < MENU_LINKS_MAX && (
        <button
          type="button"
          className="link"
          aria-label={`${settings.menu.addLink}: ${label}`}
          onClick={() => onRows([...rows, { entry: links, name: '', link: '' }])}
        >
          {settings.menu.addLink}
        </button>
      )}
    </>
  )
}

/** Order, names and visibility of the pages in the menu; chat room and music player. */
export const MenuSettings = (props: FieldsProps) => {
  const { header, admin } = useCopy()
  const copy = admin.settings.menu
  const { values, onChange } = props
  const menu = wholeMenu(values.menu)
  const main = menu.filter((entry) => !isUnderMore(entry))
  const more = menu.filter(isUnderMore)
  return (
    <>
      <p className="hint">{copy.lead}</p>
      <MenuRows
        {...props}
        label={header.menu}
        links="link"
        rows={main}
        onRows={(rows) => onChange({ menu: [...rows, ...more] })}
      />
      <p className="menu-more">{header.more}</p>
      <MenuRows
        {...props}
        label={header.more}
        links="moreLink"
        rows={more}
        onRows={(rows) => onChange({ menu: [...main, ...rows] })}
      />
      <Fault text={props.faults.menu} />
      {(['chat', 'music'] as const).map((section) => (
        <p className="menu-switch" key={section}>
          {copy.sections[section]}
          <SectionSwitch section={section} {...props} />
        </p>
      ))}
    </>
  )
}

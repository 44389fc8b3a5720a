import { ADMIN_LENGTH, type MenuName, type Section, wholeMenu } from '@lanting/contract'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useCopy } from '../../shared/language.ts'
import { withMoved } from '../../shared/ordered-list.tsx'
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
  readonly onRows: (rows: readonly Entry[]) => void
}

const MenuRows = ({ rows, label, onRows, ...props }: RowsProps) => {
  const { header, admin } = useCopy()
  const { actions, settings } = admin
  return (
    <ol className="menu-rows" aria-label={label}>
      {rows.map((row, place) => {
        const { entry, name } = row
        const usual = header[entry]
        const section = SECTION_OF[entry]
        const move = (step: 1 | -1) => onRows(withMoved(rows, place, step))
        return (
          <li key={entry}>
            <input
              className="input"
              aria-label={settings.menu.nameOf(usual)}
              placeholder={usual}
              maxLength={ADMIN_LENGTH.menuName}
              value={name}
              onChange={({ currentTarget }) =>
                onRows(rows.with(place, { entry, name: currentTarget.value }))
              }
            />
            {section ? <SectionSwitch section={section} {...props} /> : <span />}
            <button
              type="button"
              className="icon-button"
              aria-label={`${actions.up}: ${usual}`}
              disabled={place === 0}
              onClick={() => move(-1)}
            >
              <IconArrowUp aria-hidden size={18} stroke={1.6} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`${actions.down}: ${usual}`}
              disabled={place === rows.length - 1}
              onClick={() => move(1)}
            >
              <IconArrowDown aria-hidden size={18} stroke={1.6} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** Order, names and visibility of the pages in the menu; chat room and music player. */
export const MenuSettings = (props: FieldsProps) => {
  const { header, admin } = useCopy()
  const copy = admin.settings.menu
  const { values, onChange } = props
  const isMore = ({ entry }: Entry) => entry === 'front' || entry === 'back'
  const menu = wholeMenu(values.menu)
  const main = menu.filter((entry) => !isMore(entry))
  const more = menu.filter(isMore)
  return (
    <>
      <p className="hint">{copy.lead}</p>
      <MenuRows
        {...props}
        label={header.menu}
        rows={main}
        onRows={(rows) => onChange({ menu: [...rows, ...more] })}
      />
      <p className="menu-more">{header.more}</p>
      <MenuRows
        {...props}
        label={header.more}
        rows={more}
        onRows={(rows) => onChange({ menu: [...main, ...rows] })}
      />
      {(['chat', 'music'] as const).map((section) => (
        <p className="menu-switch" key={section}>
          {copy.sections[section]}
          <SectionSwitch section={section} {...props} />
        </p>
      ))}
    </>
  )
}

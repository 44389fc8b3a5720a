import {
  ADMIN_LENGTH,
  BADGES_MAX,
  SOCIAL_ICONS,
  SOCIAL_LINKS_MAX,
  type SocialIcon,
} from '@lanting/contract'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCopy } from '../../shared/language.ts'
import type { FieldsProps } from './settings-fields.tsx'

const RemoveButton = ({ onClick }: { onClick: () => void }) => {
  const { actions } = useCopy().admin
  return (
    <button type="button" className="icon-button" aria-label={actions.remove} onClick={onClick}>
      <IconTrash aria-hidden size={18} stroke={1.6} />
    </button>
  )
}

const Fault = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="fault" role="alert">
      {text}
    </p>
  ) : null

interface RowsProps<Row> {
  readonly rows: readonly Row[]
  readonly kind?: string
  readonly onRows: (rows: Row[]) => void
  readonly children: (row: Row, place: number) => ReactNode
}

/** Rows of inputs; each can be removed. */
const Rows = <Row,>({ rows, kind, onRows, children }: RowsProps<Row>) =>
  rows.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place.
    <div className="setting-row" data-kind={kind} key={place}>
      {children(row, place)}
      <RemoveButton onClick={() => onRows(rows.filter((_, other) => other !== place))} />
    </div>
  ))

export const BadgeSettings = ({ values, onChange, faults }: FieldsProps) => {
  const { settings } = useCopy().admin
  const { badges } = values
  const change = (place: number, part: Partial<(typeof badges)[number]>) =>
    onChange({
      badges: badges.map((badge, other) => (other === place ? { ...badge, ...part } : badge)),
    })
  return (
    <fieldset className="field" data-wrong={Boolean(faults.badges)}>
      <legend>{settings.badges}</legend>
      <Rows rows={badges} onRows={(next) => onChange({ badges: next })}>
        {(badge, place) =>
          (['title', 'image', 'link'] as const).map((name) => (
            <input
              key={name}
              className="input"
              aria-label={settings.badge[name]}
              placeholder={settings.badge[name]}
              maxLength={name === 'title' ? ADMIN_LENGTH.badgeTitle : ADMIN_LENGTH.setting}
              value={badge[name]}
              onChange={({ currentTarget }) => change(place, { [name]: currentTarget.value })}
            />
          ))
        }
      </Rows>
      {badges.length < BADGES_MAX && (
        <button
          type="button"
          className="link"
          onClick={() => onChange({ badges: [...badges, { image: '', title: '', link: '' }] })}
        >
          {settings.addBadge}
        </button>
      )}
      <Fault text={faults.badges} />
    </fieldset>
  )
}

/** Links to the owner elsewhere, each with an icon. */
export const SocialSettings = ({ values, onChange, faults }: FieldsProps) => {
  const { settings } = useCopy().admin
  const { social_links: links } = values
  const change = (place: number, part: Partial<(typeof links)[number]>) =>
    onChange({
      social_links: links.map((link, other) => (other === place ? { ...link, ...part } : link)),
    })
  return (
    <fieldset className="field" data-wrong={Boolean(faults.social_links)}>
      <legend>{settings.socialLinks}</legend>
      <Rows rows={links} kind="social" onRows={(next) => onChange({ social_links: next })}>
        {({ icon, name, link }, place) => (
          <>
            <i className="social-icon" style={{ maskImage: `url(/art/social/${icon}.svg)` }} />
            <select
              className="input"
              aria-label={settings.social.icon}
              value={icon}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.value as SocialIcon
                const isUsual = name === '' || name === settings.socialIcons[icon]
                const usual = isUsual ? { name: settings.socialIcons[chosen] } : {}
                change(place, { icon: chosen, ...usual })
              }}
            >
              {SOCIAL_ICONS.map((one) => (
                <option key={one} value={one}>
                  {settings.socialIcons[one]}
                </option>
              ))}
            </select>
            <input
              className="input"
              aria-label={settings.social.name}
              placeholder={settings.social.name}
              maxLength={ADMIN_LENGTH.socialName}
              value={name}
              onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
            />
            <input
              className="input"
              aria-label={settings.social.link}
              placeholder="https://"
              maxLength={ADMIN_LENGTH.setting}
              value={link}
              onChange={({ currentTarget }) => change(place, { link: currentTarget.value })}
            />
          </>
        )}
      </Rows>
      {links.length < SOCIAL_LINKS_MAX && (
        <button
          type="button"
          className="link"
          onClick={() =>
            onChange({
              social_links: [...links, { icon: 'link', name: settings.socialIcons.link, link: '' }],
            })
          }
        >
          {settings.addSocial}
        </button>
      )}
      <Fault text={faults.social_links} />
    </fieldset>
  )
}

/** Greetings by user id. A new greeting gets the first free id. */
export const GreetingSettings = ({ values, onChange, faults }: FieldsProps) => {
  const { settings } = useCopy().admin
  const greetings = Object.entries(values.special_greetings)
  const change = (next: [string, string][]) =>
    onChange({ special_greetings: Object.fromEntries(next) })
  const freeId = () => {
    const taken = new Set(Object.keys(values.special_greetings))
    let id = 1
    while (taken.has(String(id))) id += 1
    return String(id)
  }
  return (
    <div className="field" data-wrong={Boolean(faults.special_greetings)}>
      <p className="hint">{settings.greetingsLead}</p>
      <Rows rows={greetings} kind="greeting" onRows={change}>
        {([id, text], place) => (
          <>
            <input
              className="input"
              type="number"
              min={1}
              aria-label={settings.greeting.user}
              value={id}
              onChange={({ currentTarget }) =>
                change(
                  greetings.map((pair, other) =>
                    other === place ? [currentTarget.value || freeId(), text] : pair,
                  ),
                )
              }
            />
            <input
              className="input"
              aria-label={settings.greeting.text}
              maxLength={ADMIN_LENGTH.greeting}
              value={text}
              onChange={({ currentTarget }) =>
                change(
                  greetings.map((pair, other) =>
                    other === place ? [id, currentTarget.value] : pair,
                  ),
                )
              }
            />
          </>
        )}
      </Rows>
      <button type="button" className="link" onClick={() => change([...greetings, [freeId(), '']])}>
        {settings.addGreeting}
      </button>
      <Fault text={faults.special_greetings} />
    </div>
  )
}

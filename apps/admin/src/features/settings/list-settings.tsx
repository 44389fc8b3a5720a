import {
  ADMIN_LENGTH,
  BADGES_MAX,
  badgeFaults,
  SOCIAL_ICONS,
  SOCIAL_LINKS_MAX,
  type SocialIcon,
  socialLinkFaults,
} from '@lanting/contract'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCopy } from '../../shared/language.ts'
import { withLink } from './settings.rules.ts'
import type { FieldsProps } from './settings-fields.tsx'

export const RemoveButton = ({ onClick }: { onClick: () => void }) => {
  const { actions } = useCopy().admin
  return (
    <button type="button" className="icon-button" aria-label={actions.remove} onClick={onClick}>
      <IconTrash aria-hidden size={18} stroke={1.6} />
    </button>
  )
}

export const Fault = ({ text }: { text: string | undefined }) =>
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
export const Rows = <Row,>({ rows, kind, onRows, children }: RowsProps<Row>) =>
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
    <fieldset className="field">
      <legend>{settings.badges}</legend>
      <Rows rows={badges} onRows={(next) => onChange({ badges: next })}>
        {(badge, place) => {
          const wrong = faults.badges ? badgeFaults(badge) : []
          return (['title', 'image', 'link'] as const).map((name) => (
            <input
              key={name}
              className="input"
              aria-invalid={wrong.includes(name)}
              aria-label={settings.badge[name]}
              placeholder={settings.badge[name]}
              maxLength={name === 'title' ? ADMIN_LENGTH.badgeTitle : ADMIN_LENGTH.setting}
              value={badge[name]}
              onChange={({ currentTarget }) => change(place, { [name]: currentTarget.value })}
            />
          ))
        }}
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
    <fieldset className="field">
      <legend>{settings.socialLinks}</legend>
      <Rows rows={links} kind="social" onRows={(next) => onChange({ social_links: next })}>
        {({ icon, name, link }, place) => {
          const wrong = faults.social_links ? socialLinkFaults(withLink({ icon, name, link })) : []
          return (
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
                aria-invalid={wrong.includes('name')}
                placeholder={settings.social.name}
                maxLength={ADMIN_LENGTH.socialName}
                value={name}
                onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
              />
              <input
                className="input"
                aria-label={settings.social.link}
                aria-invalid={wrong.includes('link')}
                placeholder={icon === 'mail' ? 'name@example.com' : 'https://'}
                maxLength={ADMIN_LENGTH.setting}
                value={link}
                onChange={({ currentTarget }) => change(place, { link: currentTarget.value })}
              />
            </>
          )
        }}
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

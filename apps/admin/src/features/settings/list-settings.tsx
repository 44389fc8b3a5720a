import { ADMIN_LENGTH, BADGES_MAX } from '@lanting/contract'
import { IconTrash } from '@tabler/icons-react'
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
      {badges.map((badge, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a badge has no other name than its place.
        <div className="setting-row" key={place}>
          {(['title', 'image', 'link'] as const).map((name) => (
            <input
              key={name}
              className="input"
              aria-label={settings.badge[name]}
              placeholder={settings.badge[name]}
              maxLength={name === 'title' ? ADMIN_LENGTH.badgeTitle : ADMIN_LENGTH.setting}
              value={badge[name]}
              onChange={({ currentTarget }) => change(place, { [name]: currentTarget.value })}
            />
          ))}
          <RemoveButton
            onClick={() => onChange({ badges: badges.filter((_, other) => other !== place) })}
          />
        </div>
      ))}
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
      {greetings.map(([id, text], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the id is what is being typed.
        <div className="setting-row" data-kind="greeting" key={place}>
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
          <RemoveButton onClick={() => change(greetings.filter((_, other) => other !== place))} />
        </div>
      ))}
      <button type="button" className="link" onClick={() => change([...greetings, [freeId(), '']])}>
        {settings.addGreeting}
      </button>
      <Fault text={faults.special_greetings} />
    </div>
  )
}

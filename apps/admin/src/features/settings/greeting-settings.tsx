import { ADMIN_LENGTH, greetingFaults, SPECIAL_GREETINGS_MAX } from '@lanting/contract'
import { useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { type Greeting, greetingKeys, greetingRecord, greetingRows } from './greeting.rules.ts'
import { Fault, Rows } from './list-settings.tsx'
import type { FieldsProps } from './settings-fields.tsx'

/** Greetings by user id. Rows stay where they are while an id is typed. */
export const GreetingSettings = ({ values, onChange, faults }: FieldsProps) => {
  const { settings } = useCopy().admin
  const { special_greetings: saved } = values
  const [typed, setTyped] = useState<readonly Greeting[]>([])
  const rows = greetingRows(typed, saved)
  const change = (next: readonly Greeting[]) => {
    setTyped(next)
    onChange({ special_greetings: greetingRecord(next) })
  }
  const keys = greetingKeys(rows)
  return (
    <div className="field">
      <p className="hint">{settings.greetingsLead}</p>
      <Rows rows={rows} kind="greeting" onRows={change}>
        {([id, text], place) => {
          const wrong = faults.special_greetings ? greetingFaults(keys[place] ?? '', text) : []
          return (
            <>
              <input
                className="input"
                inputMode="numeric"
                aria-label={settings.greeting.user}
                aria-invalid={wrong.includes('user')}
                value={id}
                onChange={({ currentTarget }) =>
                  change(rows.with(place, [currentTarget.value.trim(), text]))
                }
              />
              <input
                className="input"
                aria-label={settings.greeting.text}
                aria-invalid={wrong.includes('text')}
                maxLength={ADMIN_LENGTH.greeting}
                value={text}
                onChange={({ currentTarget }) =>
                  change(rows.with(place, [id, currentTarget.value]))
                }
              />
            </>
          )
        }}
      </Rows>
      {rows.length < SPECIAL_GREETINGS_MAX && (
        <button type="button" className="link" onClick={() => change([...rows, ['', '']])}>
          {settings.addGreeting}
        </button>
      )}
      <Fault text={faults.special_greetings} />
    </div>
  )
}

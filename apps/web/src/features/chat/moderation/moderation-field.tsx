import { LENGTH } from '@lanting/contract'
import { chatModerationCopy } from '@lanting/copy/chat-moderation'
import { type ReactNode, useId } from 'react'
import { useCopyOf } from '../../../shared/language.ts'
import '../../../shared/forms/forms.css'
import './moderation.css'

/** Amounts with their names, in the order of the list. */
export type Choices = readonly (readonly [amount: number, name: string])[]

export const choicesOf = (names: Readonly<Record<number, string>>): Choices =>
  Object.entries(names).map(([amount, name]) => [Number(amount), name])

interface SelectProps {
  readonly label: string
  readonly choices: Choices
  readonly value: number
  readonly onChange: (value: number) => void
}

/** Chooses one of some durations. */
export const DurationField = ({ label, choices, value, onChange }: SelectProps): ReactNode => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map(([amount, name]) => (
            <option key={amount} value={amount}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** The reason for the audit log. */
export const ReasonField = ({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) => {
  const copy = useCopyOf(chatModerationCopy)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{copy.reason}</label>
      <div className="field-box">
        <input
          id={id}
          value={value}
          maxLength={LENGTH.moderationReason}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {copy.reasonHint}
      </p>
    </div>
  )
}

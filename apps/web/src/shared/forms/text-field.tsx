import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import './forms.css'
import type { Field } from './use-form.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'name'> {
  readonly field: Field
  readonly label: string
  readonly hint?: string
  /** An icon before the text, and a control after it. */
  readonly icon?: ReactNode
  readonly control?: ReactNode
}

/** An input with its label above and its fault below. */
export const TextField = ({ field, label, hint, icon, control, ...input }: Props) => {
  const id = useId()
  const { name, value, fault, onChange } = field
  const below = fault ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        {icon}
        <input
          {...input}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={fault !== undefined}
          aria-describedby={below && `${id}-below`}
        />
        {control}
      </div>
      {below && (
        <p id={`${id}-below`} className={fault ? 'field-fault' : 'field-hint'}>
          {below}
        </p>
      )}
    </div>
  )
}

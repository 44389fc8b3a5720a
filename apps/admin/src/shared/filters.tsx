import type { ReactNode, Ref, SubmitEvent } from 'react'
import { useCopy } from './language.ts'

interface FormProps {
  /** The values of the fields. A change resets the form. */
  readonly shown: unknown
  readonly onSubmit: (form: Readonly<Record<string, unknown>>) => unknown
  /** Present only when a filter is set. */
  readonly onReset?: (() => unknown) | false
  readonly children: ReactNode
}

/** Filters a list through its address and returns to the first page. */
export const Filters = ({ shown, onSubmit, onReset, children }: FormProps) => {
  const { table } = useCopy().admin
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <form className="filters" key={JSON.stringify(shown)} onSubmit={submit}>
      {children}
      <button type="submit" className="button">
        {table.search}
      </button>
      {onReset && (
        <button type="button" className="button ghost" onClick={onReset}>
          {table.reset}
        </button>
      )}
    </form>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly value: string | number | undefined
}

interface TextProps extends FieldProps {
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
}

export const TextFilter = ({ name, label, value, className = '', ref }: TextProps) => (
  <input
    ref={ref}
    className={`input ${className}`}
    name={name}
    type="search"
    aria-label={label}
    placeholder={label}
    defaultValue={value}
  />
)

interface ChoiceProps extends FieldProps {
  /** The label of the empty choice. */
  readonly any: string
  readonly choices: readonly (readonly [value: string | number, label: string])[]
}

export const ChoiceFilter = ({ name, label, value, any, choices }: ChoiceProps) => (
  <select
    // The choices may load later and contain the selected value.
    key={choices.length}
    className="input"
    name={name}
    aria-label={label}
    defaultValue={value ?? ''}
  >
    <option value="">{any}</option>
    {choices.map(([choice, label]) => (
      <option key={choice} value={choice}>
        {label}
      </option>
    ))}
  </select>
)

interface Days {
  readonly from?: string
  readonly until?: string
}

export const DayFilters = ({ from, until }: Days) => {
  const { table } = useCopy().admin
  const day = (name: keyof Days, value: string | undefined) => (
    <input
      className="input"
      name={name}
      type="date"
      aria-label={table[name]}
      defaultValue={value}
    />
  )
  return (
    <span className="days">
      {day('from', from)}
      {table.until}
      {day('until', until)}
    </span>
  )
}

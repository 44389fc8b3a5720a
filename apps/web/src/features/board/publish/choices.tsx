import type { CSSProperties } from 'react'

interface Choice<V> {
  readonly value: V
  readonly label: string
}

interface Props<V> {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** Whether the options are shown as colours. */
  readonly areColours?: boolean
}

/** A radio group as a row of buttons, with arrow keys. */
export const Choices = <V extends string | number>(props: Props<V>) => {
  const { legend, name, choices, value, onChange, areColours } = props
  return (
    <fieldset className="choices" data-kind={areColours ? 'colours' : 'words'}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          title={areColours ? choice.label : undefined}
          style={areColours ? ({ '--swatch': String(choice.value) } as CSSProperties) : undefined}
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={areColours ? 'for-screen-readers' : undefined}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

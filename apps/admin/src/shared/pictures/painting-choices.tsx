interface Props<T extends string> {
  readonly legend: string
  readonly names: readonly T[]
  readonly labels: Readonly<Record<T | 'any', string>>
  readonly value: T | null
  readonly onChange: (value: T | null) => void
}

/** One of several names, or any of them. */
export const PaintingChoices = <T extends string>(props: Props<T>) => {
  const { legend, names, labels, value, onChange } = props
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {[null, ...names].map((name) => (
          <label key={name ?? 'any'}>
            <input
              type="radio"
              name={legend}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            {labels[name ?? 'any']}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { type FormEvent, useCallback, useState } from 'react'

type Values = Readonly<Record<string, string>>

/** The fault texts by field. */
export type Faults<V> = { readonly [K in keyof V]?: string }

/** The part of a form that a field needs. */
export interface Field {
  readonly name: string
  readonly value: string
  readonly fault: string | undefined
  readonly onChange: (value: string) => void
}

interface Form<V extends Values> {
  readonly values: V
  readonly field: (name: keyof V & string) => Field
  /** Sets the values, unless the user has typed others. */
  readonly fill: (values: V) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The state of a form. Submitting shows faults at their fields and focuses the first; from then on
 * faults update while typing.
 */
export const useForm = <V extends Values>(
  initial: V,
  faultsOf: (values: V) => Faults<V>,
  send: (values: V) => void,
): Form<V> => {
  const [values, setValues] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const faults = faultsOf(values)
  const fill = useCallback(
    (given: V) =>
      setValues((before) => {
        const isTyped = Object.keys(before).some(
          (name) => before[name] && before[name] !== given[name],
        )
        return isTyped ? before : given
      }),
    [],
  )
  return {
    values,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      fault: isChecked ? faults[name] : undefined,
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    }),
    fill,
    onSubmit: (event) => {
      event.preventDefault()
      setChecked(true)
      const wrong = Object.keys(values).find((name) => faults[name])
      if (wrong === undefined) return send(values)
      const place = event.currentTarget.elements.namedItem(wrong)
      if (place instanceof HTMLElement) place.focus()
    },
  }
}

import { type FormEvent, useCallback, useState } from 'react'

type Values = Readonly<Record<string, string>>

/** The words for what is wrong, by field. */
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
  /** Puts in what comes from elsewhere, unless somebody has begun to type. */
  readonly fill: (values: V) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * What is typed into a form. What is wrong is told when it is sent, at the fields, and the first of
 * them gets the focus; from then on the words follow the typing.
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
      setValues((before) => (Object.values(before).some((value) => value !== '') ? before : given)),
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

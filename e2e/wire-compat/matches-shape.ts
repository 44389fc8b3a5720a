/** The expected responses, written by hand. Nothing here may be imported from the product. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'date'
  | 'any'
  | { readonly orNull: Shape }
  | readonly [Shape]
  | { readonly [member: string]: Shape }

export const orNull = (shape: Shape): Shape => ({ orNull: shape })
const DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** Returns where a value differs from its shape. Additional members are ignored. */
export const faultsIn = (value: unknown, shape: Shape, place = 'result'): string[] => {
  if (shape === 'any') return value === undefined ? [`${place} is missing`] : []
  if (shape === 'date') return DATE.test(String(value)) ? [] : [`${place} is ${value}, no date`]
  if (typeof shape === 'string') {
    return typeof value === shape ? [] : [`${place} is ${JSON.stringify(value)}, no ${shape}`]
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${place} is no list`]
    return value.flatMap((item, at) => faultsIn(item, shape[0], `${place}[${at}]`))
  }
  if ('orNull' in shape) return value === null ? [] : faultsIn(value, shape.orNull as Shape, place)
  if (typeof value !== 'object' || value === null) return [`${place} is no object`]
  return Object.entries(shape).flatMap(([name, inner]) =>
    faultsIn((value as Record<string, unknown>)[name], inner, `${place}.${name}`),
  )
}

export const TIMES = { createdAt: 'date', updatedAt: 'date' } as const
/**
 * A page returns its numbers as texts if they came in the path, and as numbers if they came in a
 * body.
 */
export const pathPage = (item: Shape): Shape => ({
  current: 'string',
  size: 'string',
  list: [item],
  total: 'number',
})
export const bodyPage = (item: Shape): Shape => ({
  ...(pathPage(item) as object),
  current: 'number',
  size: 'number',
})

/** Keeps invalid search parameters, so that they cause no redirect. */
export const wholeNumber = (value: unknown): number | undefined => {
  const text = String(value)
  const number = Number(text)
  // Decimal digits only, as the server reads them.
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(number) ? number : undefined
}

/** Reads search parameters as text: a search for 1e3 or "tea" is not parsed. */
export const parseSearch = (text: string): Partial<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(text))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const present = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

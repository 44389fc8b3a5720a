type Data = Readonly<Record<string, unknown>>

/** Returns the first present member, in capitals or not. Inherited members are ignored. */
export const memberOf = (data: Data, ...names: string[]): unknown => {
  const present = new Map(
    Object.entries(data)
      .filter(([, value]) => value != null)
      .map(([key, value]) => [key.toLowerCase(), value]),
  )
  const name = names.find((key) => present.has(key.toLowerCase()))
  return name === undefined ? undefined : present.get(name.toLowerCase())
}

/** Whether a member is true, also as a text, and in the words of older YAML. */
export const isTrue = (value: unknown): boolean =>
  value === true || /^(?:true|yes|y|on|1)$/i.test(textOf(value))

export const isFalse = (value: unknown): boolean =>
  value === false || /^(?:false|no|n|off|0)$/i.test(textOf(value))

/** Returns a text or a number as text, and an empty text for anything else. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' ? String(value) : ''
}

/** Returns one or many texts without duplicates. Flattens nested lists. */
export const textsOf = (value: unknown, { blanks = false } = {}): string[] => {
  const text = textOf(value)
  const separator = blanks && !/[,，]/.test(text) ? /\s+/ : /[,，]/
  const many = Array.isArray(value) ? value.flat(3) : text.split(separator)
  return [...new Set(many.map(textOf).filter(Boolean))]
}

/** Decodes a part of an address. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A single percent sign is literal.
    return path
  }
}

/** Cuts a text between characters, never inside a surrogate pair. */
export const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength
    ? text
    : [...text].reduce(
        (result, next) => (result.length + next.length > maxLength ? result : result + next),
        '',
      )

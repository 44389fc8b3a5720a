type Translated = { readonly value: unknown } | { readonly fault: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Puts texts into a value, at the same places. A list has as many texts as entries; an entry without
 * texts stays as it is. A text that has no place is a fault.
 */
export const withTexts = (value: unknown, texts: unknown, place = ''): Translated => {
  if (texts === undefined) return { value }
  if (Array.isArray(value) && Array.isArray(texts)) {
    if (value.length !== texts.length) {
      return { fault: `${place || '/'} has ${texts.length} entries in place of ${value.length}` }
    }
    const items = value.map((item, at) => withTexts(item, texts[at], `${place}/${at}`))
    const fault = items.find((item) => 'fault' in item)
    return fault ?? { value: items.map((item) => 'value' in item && item.value) }
  }
  if (isObject(value) && isObject(texts)) {
    const unknown = Object.keys(texts).find((key) => !(key in value))
    if (unknown !== undefined) return { fault: `${place}/${unknown} translates nothing` }
    const members = Object.entries(value).map(
      ([key, member]) => [key, withTexts(member, texts[key], `${place}/${key}`)] as const,
    )
    const [, fault] = members.find(([, member]) => 'fault' in member) ?? []
    const translated = members.map(([key, member]) => [key, 'value' in member && member.value])
    return fault ?? { value: Object.fromEntries(translated) }
  }
  return typeof value === 'string' && typeof texts === 'string'
    ? { value: texts }
    : { fault: `${place || '/'} is no text` }
}

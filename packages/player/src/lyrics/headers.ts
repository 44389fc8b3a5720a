/** `[ar: somebody]`: a mark that is no time. */
const HEADER = /^\s*\[\s*([a-z#]+)\s*:([^\]]*)\]\s*$/i
const OFFSET_MAX_MS = 600_000

export interface Header {
  readonly name: string
  readonly value: string
}

export const readHeader = (line: string): Header | undefined => {
  const [, name, value = ''] = HEADER.exec(line) ?? []
  return name === undefined ? undefined : { name: name.toLowerCase(), value: value.trim() }
}

/** How much earlier every line comes. An invalid offset counts as 0. */
export const offsetMs = (headers: readonly Header[]): number => {
  const value = Number(headers.findLast(({ name }) => name === 'offset')?.value)
  return Number.isFinite(value) && Math.abs(value) <= OFFSET_MAX_MS ? value : 0
}

interface Credit {
  readonly atMs: number
  readonly text: string
}

/** `{"t":0,"c":[{"tx":"Music: "},{"tx":"somebody"}]}`: the credits format of some services. */
export const readJsonCredit = (line: string): Credit | undefined => {
  if (!line.trimStart().startsWith('{')) return undefined
  try {
    const { t, c } = JSON.parse(line) as { t?: unknown; c?: unknown }
    if (typeof t !== 'number' || !(t >= 0) || !Array.isArray(c)) return undefined
    const texts = c.map((part: { tx?: unknown } | null) => part?.tx)
    return { atMs: t, text: texts.filter((text) => typeof text === 'string').join('') }
  } catch {
    // No JSON: a normal line.
    return undefined
  }
}

const LABEL = /^[^:\uff1a]{1,16}[:\uff1a]\s*\S/

/** Returns whether a text has the form of a credit: a short label, a colon, a name. */
export const hasLabel = (text: string): boolean => LABEL.test(text)

import { SubsonicError } from './subsonic-error.ts'

/** As many values as one call may give for a parameter: the songs of a playlist. */
const VALUES_MAX = 2_000
const TEXT_MAX = 1_000
const WHOLE = /^-?\d{1,15}$/

interface Range {
  readonly min: number
  readonly max: number
}

/** The name of a function, perhaps of an object. */
const CALLBACK = /^[A-Za-z_$][\w$]{0,99}(?:\.[A-Za-z_$][\w$]{0,99}){0,5}$/

/** XML, JSON, or JSON as the argument of a function of the page that asks. */
export type Format = 'xml' | 'json' | { readonly callback: string }

const formatOf = (asked: string | undefined, callback: string): Format => {
  if (asked === 'jsonp') return CALLBACK.test(callback) ? { callback } : 'json'
  return asked === 'json' ? 'json' : 'xml'
}

interface Asking {
  /** Whether the answer may be a script, see `isForeignPage`. */
  readonly mayBeScript: boolean
}

/** The parameters of a call, in the address or in the body of a form. */
export const createParameters = (
  sources: readonly URLSearchParams[],
  { mayBeScript }: Asking = { mayBeScript: false },
) => {
  const all = (name: string): string[] => {
    const values = sources.flatMap((source) => source.getAll(name))
    if (values.length > VALUES_MAX || values.some((value) => value.length > TEXT_MAX)) {
      throw new SubsonicError('generic', `Parameter ${name} is too long`)
    }
    return values.map((value) => value.toWellFormed().replaceAll('\0', ''))
  }
  const optional = (name: string): string | undefined => all(name)[0]

  const number = (name: string): number | undefined => {
    const text = optional(name)?.trim()
    if (text === undefined || text === '') return undefined
    if (!WHOLE.test(text)) throw new SubsonicError('generic', `Parameter ${name} is not a number`)
    return Number(text)
  }

  const [asked] = sources.flatMap((source) => source.getAll('f'))
  const [callback = ''] = sources.flatMap((source) => source.getAll('callback'))
  const isScript = asked === 'jsonp'
  return {
    format: isScript && !mayBeScript ? ('json' as const) : formatOf(asked, callback),
    isUnwantedScript: isScript && !mayBeScript,
    /** A script would run anything else. */
    hasWrongCallback: isScript && !CALLBACK.test(callback),
    all,
    optional,
    required: (name: string): string => {
      const value = optional(name)
      if (!value) throw new SubsonicError('missingParameter', `Parameter ${name} is missing`)
      return value
    },
    number,
    /** A number outside of the range is brought back into it: apps ask for any page size. */
    within: (name: string, { min, max }: Range, otherwise: number): number =>
      Math.min(max, Math.max(min, number(name) ?? otherwise)),
    flag: (name: string): boolean | undefined => {
      const text = optional(name)
      return text === undefined ? undefined : text === 'true'
    },
  }
}

export type CallParameters = ReturnType<typeof createParameters>

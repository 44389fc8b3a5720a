import { outsideOfCode } from './attributes.ts'

const ARGUMENT =
  '([\\w-]{1,50})\\s{0,3}=\\s{0,3}(?:"([^"\\n]{0,500})"|\'([^\'\\n]{0,500})\'|([\\w./-]{1,200}))'
const ARGUMENTS = new RegExp(ARGUMENT, 'g')
const INCLUDE =
  /\{%-?\s{0,5}include(?:_cached|_relative)?\s{1,5}([\w./-]{1,200})(\s[^\n%]{0,1000})?-?%\}/g
const PARAMETER = /\{\{-?\s{0,5}include\.([\w-]{1,50})\s{0,5}-?\}\}/g

/** The parts of a page that Jekyll includes, by the path of their file. */
export type Includes = ReadonlyMap<string, string>

/** Whether a part is text alone, and its parameters: what a program makes of others is unknown. */
export const isPlainPart = (part: string): boolean => !/\{[{%]/.test(part.replaceAll(PARAMETER, ''))

const argumentsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ARGUMENTS)].map(([, name = '', ...values]) => [
      name,
      values.find((value) => value !== undefined) ?? '',
    ]),
  )

/** Writes the texts that Jekyll includes to their places. */
export const withIncludes = (text: string, includes?: Includes): string =>
  outsideOfCode(text, INCLUDE, ([whole = '', file = '', words = '']) => {
    const part = includes?.get(file)
    if (part === undefined) return whole
    const given = argumentsOf(words)
    return part.replaceAll(PARAMETER, (_, name: string) => given.get(name) ?? '').trim()
  })

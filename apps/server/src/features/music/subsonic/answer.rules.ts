import { xmlDocument, xmlText } from '../../../http/xml.ts'
import type { Format } from './parameters.rules.ts'
import type { SubsonicCode } from './subsonic-error.ts'

/** The header that every answer has, with the version of the protocol. */
const HEADER = {
  version: '1.16.1',
  type: 'lanting',
  openSubsonic: true,
} as const
const NAMESPACE = 'http://subsonic.org/restapi'

export type Content = Readonly<Record<string, unknown>>

export type Outcome =
  | { readonly content: Content }
  | { readonly failure: { readonly code: SubsonicCode; readonly message: string } }

const responseOf = (outcome: Outcome, serverVersion: string): Content =>
  'content' in outcome
    ? { status: 'ok', ...HEADER, serverVersion, ...outcome.content }
    : { status: 'failed', ...HEADER, serverVersion, error: outcome.failure }

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const childrenOf = (name: string, value: unknown): string =>
  Array.isArray(value)
    ? value.map((item) => childrenOf(name, item)).join('')
    : isObject(value)
      ? element(name, value)
      : `<${name}>${xmlText(String(value))}</${name}>`

/** Texts and numbers are attributes, objects and lists are children, `value` is the text inside. */
const element = (name: string, content: Content): string => {
  const members = Object.entries(content).filter(([, value]) => value !== undefined)
  const isChild = (value: unknown) => isObject(value) || Array.isArray(value)
  const attributes = members
    .filter(([key, value]) => key !== 'value' && !isChild(value))
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
  const children = members
    .filter(([, value]) => isChild(value))
    .map(([key, value]) => childrenOf(key, value))
  const text = content.value === undefined ? '' : xmlText(String(content.value))
  const inside = text + children.join('')
  const opening = `${name}${attributes.join('')}`
  return inside ? `<${opening}>${inside}</${name}>` : `<${opening}/>`
}

/** Writes an answer as the app has asked for it. */
export const writeAnswer = (format: Format, outcome: Outcome, serverVersion: string) => {
  const response = responseOf(outcome, serverVersion)
  if (format !== 'xml') {
    const body = JSON.stringify({ 'subsonic-response': response })
    if (format === 'json') return { type: 'application/json; charset=utf-8', body }
    // The comment keeps the name of the function from being read as something else.
    const script = `/**/${format.callback}(${body});`
    return { type: 'application/javascript; charset=utf-8', body: script }
  }
  return {
    type: 'text/xml; charset=utf-8',
    body: xmlDocument(element('subsonic-response', { xmlns: NAMESPACE, ...response })),
  }
}

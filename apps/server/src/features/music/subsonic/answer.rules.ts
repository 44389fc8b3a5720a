import { xmlDocument, xmlText } from '../../../http/xml.ts'
import type { SubsonicCode } from './subsonic-error.ts'

/** The version of the protocol, and the header that every answer has. */
const HEADER = {
  version: '1.16.1',
  type: 'lanting',
  serverVersion: '1.0.0',
  openSubsonic: true,
} as const
const NAMESPACE = 'http://subsonic.org/restapi'

export type Content = Readonly<Record<string, unknown>>

export type Outcome =
  | { readonly content: Content }
  | { readonly failure: { readonly code: SubsonicCode; readonly message: string } }

const responseOf = (outcome: Outcome): Content =>
  'content' in outcome
    ? { status: 'ok', ...HEADER, ...outcome.content }
    : { status: 'failed', ...HEADER, error: outcome.failure }

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

/** Writes an answer as the app has asked for it: JSON or XML. */
export const writeAnswer = (format: 'json' | 'xml', outcome: Outcome) => {
  const response = responseOf(outcome)
  if (format === 'json') {
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ 'subsonic-response': response }),
    }
  }
  return {
    type: 'text/xml; charset=utf-8',
    body: xmlDocument(element('subsonic-response', { xmlns: NAMESPACE, ...response })),
  }
}

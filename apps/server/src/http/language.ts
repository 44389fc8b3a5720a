import type { IncomingHttpHeaders } from 'node:http'
import { LANGUAGES, type Language } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'
import { memoize } from '../platform/memoize.ts'

/** The site's own language, and whether readers get that of their browser instead. */
export interface LanguagePolicy {
  readonly own: Language
  readonly followsReader: boolean
}

const OWN_LANGUAGE: LanguagePolicy = { own: 'zh-CN', followsReader: false }

declare module 'fastify' {
  interface FastifyInstance {
    languagePolicy?: () => LanguagePolicy
  }
}

const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

const LANG = 'lang='
const inAddress = (url: string) =>
  url.includes(LANG) ? /[?&]lang=([\w-]+)/.exec(url)?.[1] : undefined
const inCookie = (cookie = '') =>
  cookie.includes(LANG) ? /(?:^|;\s*)lang=([\w-]+)/.exec(cookie)?.[1] : undefined

const isApi = (url: string) => url.startsWith('/api/')
/** Feeds and other files are the same for everybody. */
const isFile = (url: string) => /^[^?]*\.\w+(?:\?|$)/.test(url)

const weightOf = (parameters: readonly string[]) => {
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0
}

/** Returns the language that a browser prefers, or null when it reads neither of ours. */
const preferredLanguage = memoize((accepted): Language | null => {
  const preferred = accepted
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';')
      return { name: name.trim().toLowerCase(), weight: weightOf(parameters) }
    })
    .filter(({ name, weight }) => weight > 0 && /^(?:zh|en)(?:-|$)/.test(name))
    .toSorted((a, b) => b.weight - a.weight)[0]
  if (!preferred) return null
  return preferred.name.startsWith('zh') ? 'zh-CN' : 'en'
})

/**
 * The language of an answer. Pages: `?lang`, else the cookie, else that of the browser if the
 * owner wants so, else that of the site. Calls: Accept-Language, else the rule of pages. Search
 * engines send no Accept-Language, and get the language of the site.
 */
export const languageOf = (
  url: string,
  headers: Pick<IncomingHttpHeaders, 'accept-language' | 'cookie'>,
  { own, followsReader }: LanguagePolicy = OWN_LANGUAGE,
): Language => {
  const accepted = headers['accept-language']
  if (isApi(url) && isLanguage(accepted)) return accepted
  const addressed = inAddress(url)
  if (isLanguage(addressed)) return addressed
  const chosen = inCookie(headers.cookie)
  if (isLanguage(chosen)) return chosen
  const isFollowed = followsReader && accepted !== undefined && !isApi(url) && !isFile(url)
  return (isFollowed && preferredLanguage(accepted)) || own
}

export const requestLanguage = ({ url, headers, server }: FastifyRequest): Language =>
  languageOf(url, headers, server.languagePolicy?.())

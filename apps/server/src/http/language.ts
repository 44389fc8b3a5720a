import type { IncomingHttpHeaders } from 'node:http'
import { LANGUAGES, type Language } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'

const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

const LANG = 'lang='
const inAddress = (url: string) =>
  url.includes(LANG) ? /[?&]lang=([\w-]+)/.exec(url)?.[1] : undefined
const inCookie = (cookie = '') =>
  cookie.includes(LANG) ? /(?:^|;\s*)lang=([\w-]+)/.exec(cookie)?.[1] : undefined

const isApi = (url: string) => url.startsWith('/api/')

/**
 * The language of an answer. Pages: `?lang`, else the cookie, else Chinese. Calls: Accept-Language,
 * else the rule of pages.
 */
export const languageOf = (
  url: string,
  headers: Pick<IncomingHttpHeaders, 'accept-language' | 'cookie'>,
): Language => {
  const named = isApi(url) ? headers['accept-language'] : undefined
  if (isLanguage(named)) return named
  const addressed = inAddress(url)
  if (isLanguage(addressed)) return addressed
  const memoize = inCookie(headers.cookie)
  return isLanguage(memoize) ? memoize : 'zh-CN'
}

export const requestLanguage = ({ url, headers }: FastifyRequest): Language =>
  languageOf(url, headers)

import type { IncomingHttpHeaders } from 'node:http'
import { LANGUAGES, type Language } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'

const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

const inAddress = (url: string) => /[?&]lang=([\w-]+)/.exec(url)?.[1]
const inCookie = (cookie = '') => /(?:^|;\s*)lang=([\w-]+)/.exec(cookie)?.[1]

const isApi = (url: string) => url.startsWith('/api/')

/**
 * The language of an answer. Pages: `?lang`, else the cookie, else Chinese. Calls name it in
 * Accept-Language, as our clients do; whoever does not gets the rule of pages.
 */
export const languageOf = (url: string, headers: IncomingHttpHeaders): Language => {
  const wishes = [
    isApi(url) ? headers['accept-language'] : undefined,
    inAddress(url),
    inCookie(headers.cookie),
  ]
  return wishes.find(isLanguage) ?? 'zh-CN'
}

export const requestLanguage = ({ url, headers }: FastifyRequest): Language =>
  languageOf(url, headers)

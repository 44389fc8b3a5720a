import { LANGUAGES, type Language } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'

const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** The language of a page: `?lang`, else the cookie, else Chinese. */
export const pageLanguage = ({ query, cookies }: FastifyRequest): Language => {
  // A request that broke before it was read has neither.
  const { lang } = (query ?? {}) as { lang?: unknown }
  if (isLanguage(lang)) return lang
  return isLanguage(cookies?.lang) ? cookies.lang : 'zh-CN'
}

/** The language of an answer: our clients name it in Accept-Language; others get the page's rule. */
export const answerLanguage = (request: FastifyRequest): Language => {
  const wanted = request.headers['accept-language']
  return isLanguage(wanted) ? wanted : pageLanguage(request)
}

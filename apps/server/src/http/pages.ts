import { PATHS, pageAddress, pagePath, SECRET_PAGES } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { SHARED_HEADERS } from './cache/cache-hooks.ts'
import { answerFailure, retryAfterSeconds, sentenceOf } from './envelope.ts'
import { escapeHtml } from './escape-html.ts'
import { inProcessSend } from './in-process-client.ts'
import { requestLanguage } from './language.ts'
import { locationOf } from './location.ts'
import { notFoundPages } from './not-found-page.ts'
import { invitationAddress } from './old-invitations.ts'
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts'
import type { AdmitRender } from './render-limits.ts'
import type { Page, RenderPage } from './render-page.ts'
import { contentSecurityPolicy } from './security.ts'
import { NO_CODE, type SiteCode, withSiteCode } from './site-code.ts'

interface PageOptions {
  /** Without a slash at the end. */
  readonly publicUrl: string
  readonly render: RenderPage
  /** Returns the new address of a moved page. */
  readonly movedTo: (path: string) => Promise<string | undefined>
  readonly admitRender: AdmitRender
  readonly settings: { read(): Promise<SiteCode> }
  readonly cache: { now(): number; hasChangedSince(moment: number): boolean }
}

const ROOT = /^\/(?:\?|$)/
const belongsToApi = (url: string) => /^\/(api|wapi|rest|ws)(\/|\?|$)/.test(url)

/** Returns the address without doubled or backward slashes, if it is a page. */
const tidied = (url: string): string | undefined => {
  const [path = '', ...query] = url.split('?')
  const tidy = `/${path
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`
  const known = tidy === '/' ? tidy : pagePath(tidy)
  return known !== undefined && known !== path ? [known, ...query].join('?') : undefined
}

const sendBusy = (failure: AppError, request: FastifyRequest, reply: FastifyReply) => {
  const language = requestLanguage(request)
  const refreshSeconds = retryAfterSeconds(failure)
  const inside = `<p>${escapeHtml(sentenceOf(failure, request))}</p>`
  return reply
    .status(failure.status)
    .header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    .header('Retry-After', refreshSeconds)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage({ language, title: copies[language].busy, inside, refreshSeconds }))
}

const sendPage = (page: Page, code: SiteCode, request: FastifyRequest, reply: FastifyReply) => {
  if (page.status >= 500) request.log.error({ err: page.failure }, 'page failed')
  const { html, scripts, ...allowed } = withSiteCode(page.html, code)
  const inline = { ...allowed, scripts: [...(page.scripts ?? []), ...scripts] }
  return reply
    .status(page.status)
    .header('Content-Security-Policy', contentSecurityPolicy(inline))
    .header('Content-Language', requestLanguage(request))
    .headers(SHARED_HEADERS)
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Serves every address that is neither an endpoint nor a file as a page of the site. */
export const servePages = (app: FastifyInstance, options: PageOptions) => {
  const { publicUrl, render, movedTo, admitRender, settings } = options
  const notFoundPage = notFoundPages(options)

  app.setNotFoundHandler(async (request, reply) => {
    const { url, method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || belongsToApi(url)) {
      return answerFailure(new AppError('unknownPath'), request, reply)
    }
    const language = requestLanguage(request)
    const context = { language, origin: publicUrl, send: inProcessSend(app, language) }
    const invitation = invitationAddress(url)
    if (invitation) return reply.redirect(invitation, 307)
    const address = pageAddress(url)
    if (address === undefined) {
      // An old address may differ from a page's only in its letters.
      const moved = (await movedTo(url)) ?? tidied(url)
      if (moved) return reply.redirect(locationOf(moved), 301)
      if (ROOT.test(url)) return reply.redirect(PATHS.home + url.slice(1), 307)
      const missing = await notFoundPage(context)
      return sendPage(missing, await settings.read(), request, reply)
    }
    const admission = await admitRender(request)
    if ('failure' in admission) return sendBusy(admission.failure, request, reply)
    // The place is freed when the page is rendered, even if the client has gone.
    const page = await render({ ...context, url: address }).finally(admission.leave)
    const moved = page.status === 404 && (await movedTo(url))
    if (moved) return reply.redirect(locationOf(moved), 301)
    const code = SECRET_PAGES.includes(address) ? NO_CODE : await settings.read()
    return sendPage(page, code, request, reply)
  })
}

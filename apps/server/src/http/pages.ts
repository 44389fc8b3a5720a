import type { Language, Send } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { answerFailure } from './envelope.ts'
import { innerSend } from './inner-calls.ts'
import { requestLanguage } from './language.ts'
import { contentSecurityPolicy } from './security.ts'

export interface PageRequest {
  /** Path and query. */
  readonly url: string
  readonly language: Language
  /** Where the site stands for the world, without a slash at the end. */
  readonly origin: string
  readonly send: Send
}

export interface Page {
  readonly status: number
  readonly html: string
  /** Where to go instead. */
  readonly location?: string
}

/** The built site, as a function from an address to a page. */
export type RenderPage = (request: PageRequest) => Promise<Page>

export interface PageOptions {
  readonly publicUrl: string
  readonly render: RenderPage
  /** Where an address leads that no page has any more. */
  readonly movedTo: (path: string) => Promise<string | undefined>
}

const belongsToApi = (url: string) => /^\/(api|wapi|ws)(\/|\?|$)/.test(url)

/** Whatever is neither an endpoint nor a file is a page of the site, known or not. */
export const servePages = (app: FastifyInstance, { publicUrl, render, movedTo }: PageOptions) => {
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || belongsToApi(request.url)) {
      return answerFailure(new AppError('unknownPath'), request, reply)
    }
    const language = requestLanguage(request)
    const page = await render({
      url: request.url,
      language,
      origin: publicUrl.replace(/\/$/, ''),
      send: innerSend(app, language),
    })
    const isNoPage = page.status === 404 || page.location !== undefined
    const moved = isNoPage && (await movedTo(request.url))
    if (moved) return reply.redirect(moved, 301)
    if (page.location) return reply.redirect(page.location, page.status)
    return reply
      .status(page.status)
      .header('Content-Security-Policy', contentSecurityPolicy(page.html))
      .header('Content-Language', language)
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}

import { LANGUAGES, type Language } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Queries } from '../../../database/open.ts'
import { withAdminLock } from '../../../database/with-admin-lock.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { requestLanguage } from '../../../http/language.ts'
import { PLAIN_PAGE_POLICY, plainPage } from '../../../http/plain-page.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type MailAddress, mailAddressStore } from './mail-addresses.store.ts'
import {
  isConfirmable,
  isMailToken,
  MAIL_ACTIONS,
  type MailAction,
  userIdIn,
} from './mail-links.rules.ts'

interface Needs {
  readonly queries: Queries
  readonly secret: string
  readonly now: Clock
}

const HIDDEN = { schema: { hide: true } }

export const mailPath = (action: MailAction, token: string, language: Language): string =>
  `/mail/${action}/${token}${language === LANGUAGES[0] ? '' : `?lang=${language}`}`

const send = (reply: FastifyReply, status: number, language: Language, inside: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .send(plainPage({ language, title: copies[language].mail.pageTitle, inside }))

/**
 * Pages of the links in mails. GET changes nothing, because mail scanners open links too. The button
 * or the one-click unsubscribe of a mail program sends a POST.
 */
export const mailPages = (app: FastifyInstance, { queries, secret, now }: Needs) => {
  const holderOf = async (action: MailAction, token: string): Promise<MailAddress | undefined> => {
    const id = userIdIn(token)
    const own = id === undefined ? undefined : await mailAddressStore(queries).find(id)
    if (!own || !isMailToken(token, action, own, secret)) return undefined
    return action === 'unsubscribe' || isConfirmable(own, now()) ? own : undefined
  }

  const perform = (action: MailAction, own: MailAddress) =>
    withAdminLock(queries, (transaction) => {
      const store = mailAddressStore(transaction)
      return action === 'confirm' ? store.confirm(own, now()) : store.setDigest(own, 'off')
    })

  app.register(async (scope) => {
    // Ignores the body of forms: the address contains everything.
    scope.addContentTypeParser('*', (_, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    for (const action of MAIL_ACTIONS) {
      const path = `/mail/${action}/:token`
      scope.get<{ Params: { token: string } }>(path, HIDDEN, async (request, reply) => {
        const language = requestLanguage(request)
        const copy = copies[language].mail
        const own = await holderOf(action, request.params.token)
        if (!own) return send(reply, 404, language, `<p>${escapeHtml(copy.linkDead)}</p>`)
        const target = escapeHtml(mailPath(action, request.params.token, language))
        const form = `<form method="post" action="${target}"><p>${escapeHtml(copy.questions[action])}</p><button>${escapeHtml(copy.buttons[action])}</button></form>`
        return send(reply, 200, language, form)
      })
      scope.post<{ Params: { token: string } }>(path, HIDDEN, async (request, reply) => {
        const language = requestLanguage(request)
        const copy = copies[language].mail
        const own = await holderOf(action, request.params.token)
        if (!own) return send(reply, 404, language, `<p>${escapeHtml(copy.linkDead)}</p>`)
        await perform(action, own)
        const inside = `<p>${escapeHtml(copy.done[action])}</p><p><a href="/">${escapeHtml(copy.toSite)}</a></p>`
        return send(reply, 200, language, inside)
      })
    }
  })
}

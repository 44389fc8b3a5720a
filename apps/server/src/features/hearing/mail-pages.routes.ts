import { LANGUAGES, type Language } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { requestLanguage } from '../../http/language.ts'
import { PLAIN_PAGE_POLICY, plainPage } from '../../http/plain-page.ts'
import type { Clock } from '../../platform/clock.ts'
import { type MailAddress, mailAddressStore } from './mail-addresses.store.ts'
import {
  isConfirmable,
  isMailToken,
  MAIL_ACTS,
  type MailAct,
  userIdIn,
} from './mail-links.rules.ts'

interface Needs {
  readonly queries: Queries
  readonly secret: string
  readonly now: Clock
}

const HIDDEN = { schema: { hide: true } }

export const mailPath = (act: MailAct, token: string, language: Language): string =>
  `/mail/${act}/${token}${language === LANGUAGES[0] ? '' : `?lang=${language}`}`

const send = (reply: FastifyReply, status: number, language: Language, inside: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .send(plainPage({ language, title: copies[language].mail.pageTitle, inside }))

/**
 * Where the links of mails lead. Opening one changes nothing, because programs that look through mail
 * open links too; the button does, or the one click of a mail program.
 */
export const mailPages = (app: FastifyInstance, { queries, secret, now }: Needs) => {
  const holderOf = async (act: MailAct, token: string): Promise<MailAddress | undefined> => {
    const id = userIdIn(token)
    const own = id === undefined ? undefined : await mailAddressStore(queries).find(id)
    if (!own || !isMailToken(token, act, own, secret)) return undefined
    return act === 'unsubscribe' || isConfirmable(own, now()) ? own : undefined
  }

  const perform = (act: MailAct, own: MailAddress) =>
    inTurn(queries, (transaction) => {
      const store = mailAddressStore(transaction)
      return act === 'confirm' ? store.confirm(own, now()) : store.setDigest(own, 'off')
    })

  app.register(async (scope) => {
    // Forms of browsers and mail programs: what they carry besides the address is not needed.
    scope.addContentTypeParser('*', (_, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    for (const act of MAIL_ACTS) {
      const path = `/mail/${act}/:token`
      scope.get<{ Params: { token: string } }>(path, HIDDEN, async (request, reply) => {
        const language = requestLanguage(request)
        const words = copies[language].mail
        const own = await holderOf(act, request.params.token)
        if (!own) return send(reply, 404, language, `<p>${escapeHtml(words.linkDead)}</p>`)
        const action = escapeHtml(mailPath(act, request.params.token, language))
        const form = `<form method="post" action="${action}"><p>${escapeHtml(words.asks[act])}</p><button>${escapeHtml(words.buttons[act])}</button></form>`
        return send(reply, 200, language, form)
      })
      scope.post<{ Params: { token: string } }>(path, HIDDEN, async (request, reply) => {
        const language = requestLanguage(request)
        const words = copies[language].mail
        const own = await holderOf(act, request.params.token)
        if (!own) return send(reply, 404, language, `<p>${escapeHtml(words.linkDead)}</p>`)
        await perform(act, own)
        const inside = `<p>${escapeHtml(words.done[act])}</p><p><a href="/">${escapeHtml(words.toSite)}</a></p>`
        return send(reply, 200, language, inside)
      })
    }
  })
}

import { musicShareCopy } from '@lanting/copy/music-share'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../../http/escape-html.ts'
import { requestLanguage } from '../../../http/language.ts'
import { PLAIN_PAGE_POLICY, plainPage } from '../../../http/plain-page.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { CatalogueSong, CatalogueStore } from '../catalogue.store.ts'
import type { LibraryStore } from '../library.store.ts'
import { audioUrl } from '../songs.rules.ts'
import type { SharesStore } from './shares.store.ts'
import { inOrder, listOf } from './song-shapes.rules.ts'

interface Needs {
  readonly shares: Pick<SharesStore, 'visit'>
  readonly songs: Pick<CatalogueStore, 'songs'>
  readonly library: Pick<LibraryStore, 'file'>
  readonly isHidden: () => Promise<boolean>
  readonly now: Clock
}

export const SHARE_PATH = '/rest/share/'

/** The public page of a share: its songs, each with the player of the browser. */
export const sharePage = (app: FastifyInstance, needs: Needs) => {
  const { shares, songs, library, isHidden, now } = needs

  const audio = async ({ id, name, artists }: CatalogueSong) => {
    const file = await library.file(id)
    if (!file) return ''
    const title = escapeHtml([name, listOf(artists).join(' / ')].filter(Boolean).join(' · '))
    return `<p>${title}<br><audio controls preload="none" src="${escapeHtml(audioUrl(file))}" aria-label="${title}"></audio></p>`
  }

  app.get<{ Params: { key: string } }>(
    `${SHARE_PATH}:key`,
    { schema: { hide: true } },
    async (request, reply) => {
      const language = requestLanguage(request)
      const copy = musicShareCopy[language]
      const share = (await isHidden()) ? undefined : await shares.visit(request.params.key, now())
      const rows = share ? inOrder(share.songs, await songs.songs(share.songs)) : []
      const players = (await Promise.all(rows.map(audio))).join('') || `<p>${copy.none}</p>`
      const site = `<p><a href="/">${copy.toSite}</a></p>`
      const inside = share
        ? `<p>${escapeHtml(copy.by(share.nick_name))}</p>${players}${site}`
        : `<p>${copy.gone}</p>${site}`
      const title = share ? share.description || copy.title : copy.goneTitle
      return reply
        .code(share ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', PLAIN_PAGE_POLICY)
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .send(plainPage({ language, title, inside }))
    },
  )
}

import type { AddressInfo } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { createRandom, randomText } from '../../testing/random-text.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const ROUNDS = inject('long') ? 5_000 : 100

describe('a search for random text', () => {
  it('is answered or rejected, and never breaks the server', async () => {
    const { app, ownerClient } = await shared.empty()
    const random = createRandom(1_115)
    const owner = await ownerClient()
    for (let number = 0; number < 5; number += 1) {
      const article = draft(`${number}`, {
        article_content: `# ${randomText(random, 200)} ${number}`,
      })
      await owner.addArticle({ body: { article } })
    }
    /** Characters from all of Unicode, the first hundreds more often, and sometimes raw bytes. */
    const segment = () => {
      const bytes = random.below(8) === 0
      return Array.from({ length: 1 + random.below(20) }, () => {
        const point = random.below(random.pick([128, 128, 1_024, 0x1_0000, 0x11_0000]))
        if (bytes) return `%${random.below(256).toString(16).padStart(2, '0')}`
        return encodeURIComponent(String.fromCodePoint(point).toWellFormed())
      }).join('')
    }
    const statuses = new Set<number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = random.pick([
        (text: string) => `/api/article/getArticleListByContent/${text}`,
        (text: string) => `/api/article/search/${text}/1/5`,
      ])
      const url = path(segment())
      const remoteAddress = `10.0.${round >> 8}.${round & 255}`
      const { statusCode } = await app.inject({ url, remoteAddress })
      expect([200, 404, 422], url).toContain(statusCode)
      statuses.add(statusCode)
    }
    expect(statuses).toContain(200)
  })
})

describe('a search answer', () => {
  const listening = async () => {
    const opened = await shared.empty()
    const { app } = opened
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const search = async (text: string) => {
      const path = `/api/article/getArticleListByContent/${encodeURIComponent(text)}`
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      const { result } = (await answer.json()) as { result: { article_title: string }[] }
      return {
        titles: result.map((hit) => hit.article_title),
        isKept: answer.headers.get('x-request-id') === null,
      }
    }
    return { ...opened, search }
  }

  it('is cached until an article is written', async () => {
    const { search, ownerClient } = await listening()
    const owner = await ownerClient()
    for (const title of ['first', 'second', 'third']) {
      await owner.addArticle({ body: { article: draft(title, { article_content: '兰亭' }) } })
      const fresh = await search('兰亭')
      expect([fresh.titles[0], fresh.isKept]).toEqual([title, false])
      expect(await search('兰亭')).toEqual({ titles: fresh.titles, isKept: true })
    }
  })

  it('depends on every table it read, also when it found nothing', async () => {
    const { search, ownerClient } = await listening()
    const owner = await ownerClient()
    expect(await search('梅花')).toEqual({ titles: [], isKept: false })
    expect((await search('梅花')).isKept).toBe(true)
    await owner.addArticle({ body: { article: draft('梅花') } })
    expect(await search('梅花')).toEqual({ titles: ['梅花'], isKept: false })
  })
})

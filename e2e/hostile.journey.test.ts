import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS, MARKUP_TAGS } from '@lanting/contract'
import { zhCN } from '@lanting/copy/zh-CN'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { logInByStorage } from './testing/accounts.ts'
import { chooseScheme, openPage, visit, visitedBefore } from './testing/browser.ts'
import { sendOnce, wholeHistory } from './testing/chat.ts'
import { HOSTILE } from './testing/corpus.ts'
import { few } from './testing/few.ts'
import { asEach, hostileUsers, send } from './testing/hostile-users.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

/**
 * An article without diagrams: their frame has another origin, also for the script of this test.
 */
const ARTICLE = { type: 1, for_id: 2 }
const api = (path: string) => `${stage.site.url}/api${path}`
const put = async (path: string, token: string, body: object) => {
  const { status } = await fetch(api(path), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  if (status >= 500 || status === 429) throw new Error(`${path} answered ${status}`)
}

/** The number of accepted texts per field. A screen must not pass by showing nothing. */
const accepted = { comments: 0, replies: 0, notes: 0, links: 0, chat: 0 }

/** All fields that any user can fill. Each entry fills one field with all strings. */
const FIELDS: readonly ((users: ReturnType<typeof hostileUsers>) => Promise<void>)[] = [
  async (users) => {
    await asEach(users, async ({ token, text }) => {
      const body = { nick_name: text, avatar: '/art/avatars/2.avif', qq: text.slice(0, 20) }
      await put('/user/updateOwnUserInfo', token, body)
      return true
    })
  },
  async (users) => {
    const comments = await asEach(users, async ({ token, id, text }) => {
      const result = await send(api('/comment/add'), token, { ...ARTICLE, content: text })
      const comment = (result as { res: { id: number } } | undefined)?.res
      return comment && { parent_id: comment.id, to_id: id, token, text }
    })
    accepted.comments = comments.length
    const replies = await Promise.all(
      comments.map(({ token, text, ...to }) =>
        send(api('/comment/apply'), token, { ...ARTICLE, ...to, content: text }),
      ),
    )
    accepted.replies = replies.filter(Boolean).length
    await Promise.all(
      comments.map(({ token, parent_id, text }) =>
        send(api('/report/add'), token, { type: 4, for_id: parent_id, reason: text.slice(0, 255) }),
      ),
    )
  },
  async (users) => {
    const look = { color: BOARD_TEXT_COLOURS[0], bg_color: BOARD_BACKGROUNDS[0], bg_url: '' }
    const notes = await asEach(users, ({ token, text }) =>
      send(api('/message/add'), token, {
        ...{ ...look, font_size: 16, font_weight: 500 },
        ...{ message: text, tag: text.slice(0, 50) },
      }),
    )
    accepted.notes = notes.length
  },
  async (users) => {
    const links = await asEach(users, ({ token, text }) =>
      send(api('/links/add'), token, {
        ...{ site_name: text.slice(0, 50), site_desc: text.slice(0, 120), site_avatar: '' },
        url: `https://stranger.example/?${encodeURIComponent(text).slice(0, 200)}`,
      }),
    )
    accepted.links = links.length
    const database = new DatabaseSync(join(stage.site.dataDir, 'lanting.sqlite'), {
      timeout: 10_000,
    })
    database.exec('update links set status = 2')
    database.close()
  },
  async (users) => {
    const comment = await asEach(users, ({ token, text }) => sendOnce(stage.site.url, token, text))
    accepted.chat = comment.filter(Boolean).length
  },
]

/** Serves the whole chat history in one response. */
const wholeChatAtOnce = (page: Page) =>
  page.route(/getChatList/, async (route) => {
    const list = await wholeHistory(stage.site.url)
    await route.fulfill({ json: { code: 0, message: '', result: { list } } })
  })

/** Serves all rows in one response, instead of page by page. */
const allAtOnce = (page: Page) =>
  page.route(/frontGetParentComment|getNotifyList|getMessageList/, async (route) => {
    const body = route.request().postDataJSON() as { size: number }
    await route.continue({ postData: JSON.stringify({ ...body, size: body.size === 1 ? 1 : 999 }) })
  })

/** The first links came with the page. Serves all others as its second batch. */
const allLinksAtOnce = (page: Page) =>
  page.route(/getLinksList/, async (route) => {
    const body = route.request().postDataJSON() as { size: number }
    const postData = JSON.stringify({ ...body, current: 1, size: 999 })
    const response = await route.fetch({ postData })
    const answer = (await response.json()) as { result: object }
    await route.fulfill({
      json: { ...answer, result: { ...answer.result, total: 2 * body.size } },
    })
  })

/** The page shows the search term, so some of the strings are in the URL. */
const searched = HOSTILE.filter((text) =>
  /^<(script>alert|svg onload|img src=x onerror|b\/)/.test(text),
)

/** All screens that show user text, and the texts that must appear there. One entry per screen. */
const SCREENS: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] =
  [
    {
      name: 'comments of an article',
      open: async (page) => {
        await page.goto(`${stage.site.url}/article?id=${ARTICLE.for_id}`)
        await page.locator('.comments').scrollIntoViewIfNeeded()
        await page.locator('.comment-item').first().waitFor()
        const count = () => page.locator('.comment-list > .comment-item').count()
        await expect.poll(count, { timeout: 40_000 }).toBeGreaterThanOrEqual(accepted.comments)
        const replies = () => page.locator('.comment-reply').count()
        await expect.poll(replies).toBeGreaterThanOrEqual(accepted.replies)
      },
    },
    {
      name: 'the owner’s notifications',
      open: async (page) => {
        // Opened by key: further down the page the header is hidden.
        await page.locator('.bell-button').press('Enter')
        const count = () => page.locator('.notification').count()
        await expect.poll(count, { timeout: 40_000 }).toBeGreaterThanOrEqual(accepted.comments)
        await page.keyboard.press('Escape')
      },
    },
    {
      name: 'the danmaku and the wall of the board',
      open: async (page) => {
        // A page that is not hydrated yet ignores the click.
        await visit(page, `${stage.site.url}/message/list`)
        await page.locator('.sky-message').first().waitFor()
        await page.getByRole('button', { name: zhCN.board.switchToCards }).click()
        const count = () => page.locator('.note').count()
        await expect.poll(count, { timeout: 40_000 }).toBeGreaterThanOrEqual(accepted.notes)
        await page.getByRole('button', { name: zhCN.board.switchToSky }).click()
      },
    },
    {
      name: 'friend links',
      open: async (page) => {
        await page.goto(`${stage.site.url}/link/list`)
        await page.mouse.wheel(0, 5_000)
        const count = () => page.locator('a[href^="https://stranger.example"]').count()
        await expect.poll(count, { timeout: 40_000 }).toBeGreaterThanOrEqual(accepted.links)
      },
    },
    {
      name: 'the review of links in the admin',
      open: async (page) => {
        await page.goto(`${stage.site.url}/admin/links`)
        const row = page.locator('tbody tr').filter({ hasText: 'stranger.example' })
        await row.first().waitFor()
      },
    },
    {
      name: 'the review queue, and the sent notifications',
      open: async (page) => {
        await page.goto(`${stage.site.url}/admin/moderation?size=100`)
        const rows = () => page.locator('tbody .post-text').count()
        await expect.poll(rows, { timeout: 40_000 }).toBe(100)
        await page.goto(`${stage.site.url}/admin/notifications?size=100`)
        await expect.poll(rows, { timeout: 40_000 }).toBe(100)
      },
    },
    {
      name: 'new comments on the dashboard',
      open: async (page) => {
        await page.goto(`${stage.site.url}/admin`)
        await page.locator('.new-comments li').first().waitFor()
      },
    },
    {
      name: 'the chat room',
      open: async (page) => {
        await page.goto(`${stage.site.url}/message/chat`)
        const count = () => page.locator('.room-message[data-id]').count()
        await expect.poll(count, { timeout: 40_000 }).toBeGreaterThanOrEqual(accepted.chat)
      },
    },
    {
      name: 'searches',
      open: async (page) => {
        for (const text of searched) {
          const address = `${stage.site.url}/search?q=${encodeURIComponent(text)}`
          await page.goto(address, { waitUntil: 'load' })
        }
      },
    },
  ]

/** Records everything that must not happen. */
const watch = (page: Page): string[] => {
  const offences: string[] = []
  page.on('dialog', async (dialog) => {
    offences.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.type() === 'error') offences.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => offences.push(`error: ${error}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(`${stage.site.url}/`)) {
      offences.push(`request: ${url}`)
    }
  })
  return offences
}

/** The elements of Markdown in comments. Only numbered lists have an attribute. */
const MARKDOWN_TAGS = ['code', 'pre', 'blockquote', 'ul', 'ol', 'li']

/** Forbidden elements in user text, and forbidden attributes. */
const strangers = (page: Page) =>
  page.evaluate(
    (tags) =>
      [...document.querySelectorAll('.written-text *')]
        .filter((element) =>
          element.tagName === 'A'
            ? !/^https?:\/\//.test(element.getAttribute('href') ?? '')
            : !tags.includes(element.tagName.toLowerCase()) ||
              element.getAttributeNames().some((name) => name !== 'start'),
        )
        .map((element) => element.outerHTML),
    [...MARKUP_TAGS, ...MARKDOWN_TAGS] as string[],
  )

beforeAll(async () => {
  const users = hostileUsers(stage.site, HOSTILE)
  for (const fill of FIELDS) await fill(users)
}, 120_000)

describe('a corpus of injections', () => {
  it('is large, and most strings are accepted as text', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(150)
    expect(accepted.comments).toBeGreaterThan(150)
    expect(accepted.replies).toBe(accepted.comments)
    expect(accepted.notes).toBeGreaterThan(150)
    expect(accepted.links).toBeGreaterThan(150)
    expect(accepted.chat).toBeGreaterThan(150)
  })

  // Both schemes render the same. One is enough, except in the long run.
  it.each(few(['dark', 'light'] as const))(
    'does nothing on any screen (%s)',
    async (scheme) => {
      const { page } = await openPage(stage.browser)
      await chooseScheme(page, scheme)
      await visitedBefore(page)
      await allAtOnce(page)
      await allLinksAtOnce(page)
      await wholeChatAtOnce(page)
      const offences = watch(page)
      await page.goto(`${stage.site.url}/home`)
      await logInByStorage(page, OWNER)
      for (const { name, open } of SCREENS) {
        await open(page)
        expect([name, await strangers(page)]).toEqual([name, []])
        expect([name, offences]).toEqual([name, []])
      }
    },
    180_000,
  )

  it('is detected when the same texts are rendered as HTML', async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    const offences = watch(page)
    await page.goto(`${stage.site.url}/home`)
    await page.evaluate(async (target) => {
      const response = await fetch('/api/comment/frontGetParentComment', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...target, current: 1, size: 999, order: 'new' }),
      })
      const { result } = (await response.json()) as { result: { list: { content: string }[] } }
      for (const { content } of result.list) {
        const careless = document.createElement('div')
        careless.className = 'written-text'
        careless.innerHTML = content
        document.body.append(careless)
      }
    }, ARTICLE)
    await expect.poll(() => offences.join()).toMatch(/console: .*(?:inline|violates)/)
    await expect.poll(() => strangers(page)).not.toEqual([])
  })
})

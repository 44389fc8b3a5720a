import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, PHONE } from './testing/browser.ts'
import { enterRoom } from './testing/chat-room.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const KB = 1_000
/** The chat's button is in the first view; its connection comes when the page is idle. */
const BUDGET = { script: 150 * KB, connection: 5 * KB, style: 25 * KB, requests: 15 }

interface Loaded {
  readonly kind: string
  readonly text: string
  readonly gzipped: number
}

/** Everything but pictures that a page loads, as it comes. */
const watchLoading = (page: Page) => {
  const loading: Promise<Loaded>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'image') return
    const isFile = kind === 'script' || kind === 'stylesheet'
    loading.push(
      isFile
        ? response.body().then((body) => ({
            kind,
            text: body.toString(),
            gzipped: gzipSync(body, { level: 9 }).length,
          }))
        : Promise.resolve({ kind, text: '', gzipped: 0 }),
    )
  })
  return () => Promise.all(loading)
}

const sum = (files: readonly Loaded[]) => files.reduce((all, { gzipped }) => all + gzipped, 0)

/** Only the connection knows where the socket is, and only the room draws its messages. */
const isConnection = ({ text }: Loaded) => text.includes('/ws/') || text.includes('chat-seen')
const isRoom = ({ text }: Loaded) => text.includes('room-message')

it('the first view of /home stays within its budget', async () => {
  const { page } = await openPage(stage.browser, { viewport: PHONE })
  const loaded = watchLoading(page)
  const connected = page.waitForResponse(/getChatList/)
  await page.goto(`${stage.site.url}/home`, { waitUntil: 'networkidle' })
  await connected
  const files = await loaded()
  const scripts = files.filter(({ kind }) => kind === 'script')
  const connection = sum(scripts.filter(isConnection))
  const script = sum(scripts) - connection
  const style = sum(files.filter(({ kind }) => kind === 'stylesheet'))
  console.log('first view of /home:', { script, connection, style, requests: files.length })
  expect(connection).toBeGreaterThan(0)
  expect(connection).toBeLessThanOrEqual(BUDGET.connection)
  expect(script).toBeLessThanOrEqual(BUDGET.script)
  expect(style).toBeLessThanOrEqual(BUDGET.style)
  expect(files.length).toBeLessThanOrEqual(BUDGET.requests)
})

it.each(['/home', '/article?id=1', '/message/list'])(
  'the first view of %s has nothing of the chat room, which comes when it is opened',
  async (path) => {
    const { page } = await openPage(stage.browser)
    const loaded = watchLoading(page)
    await page.goto(stage.site.url + path, { waitUntil: 'networkidle' })
    expect((await loaded()).filter(isRoom)).toEqual([])
    await enterRoom(page)
    expect((await loaded()).filter(isRoom)).not.toEqual([])
  },
)

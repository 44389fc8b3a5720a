import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, PHONE } from './testing/browser.ts'
import { enterRoom } from './testing/chat-room.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const KB = 1_000
/** The chat button is in the first view. Its connection opens when the page is idle. */
const BUDGET = { script: 150 * KB, connection: 5 * KB, style: 25 * KB, requests: 15 }

interface Loaded {
  readonly kind: string
  readonly text: string
  readonly gzipped: number
  /** The real network transfer. */
  readonly sent: number
}

const kindOf = (response: Response) => response.request().resourceType()

const read = async (response: Response): Promise<Loaded> => {
  const kind = kindOf(response)
  if (kind !== 'script' && kind !== 'stylesheet') return { kind, text: '', gzipped: 0, sent: 0 }
  const body = await response.body()
  const { responseBodySize: sent } = await response.request().sizes()
  return { kind, text: body.toString(), gzipped: gzipSync(body, { level: 9 }).length, sent }
}

/**
 * Collects everything that the page itself loads, except pictures. Diagrams have their own
 * frames.
 */
const watchLoading = (page: Page) => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.frame() === page.mainFrame() && kindOf(response) !== 'image') {
      responses.push(response)
    }
  })
  return () => Promise.all(responses.map(read))
}

const sum = (files: readonly Loaded[], part: 'gzipped' | 'sent' = 'gzipped') =>
  files.reduce((all, file) => all + file[part], 0)

/** Only the connection contains the address of the socket, and only the room renders messages. */
const isConnection = ({ text }: Loaded) => text.includes('/ws/') || text.includes('chat-seen')
const isRoom = ({ text }: Loaded) => text.includes('room-message')

it('keeps the first view of /home within its budget', async () => {
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
  expect(sum(files, 'sent')).toBeGreaterThan(0)
  expect(sum(files, 'sent')).toBeLessThanOrEqual(sum(files))
})

it.each(['/home', '/article?id=1', '/message/list'])(
  'loads the chat room only when it is opened, on %s',
  async (path) => {
    const { page } = await openPage(stage.browser)
    const loaded = watchLoading(page)
    await page.goto(stage.site.url + path, { waitUntil: 'networkidle' })
    expect((await loaded()).filter(isRoom)).toEqual([])
    await enterRoom(page)
    expect((await loaded()).filter(isRoom)).not.toEqual([])
  },
)

import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, PHONE } from './testing/browser.ts'
import { enterRoom, isConnected } from './testing/chat-room.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const KB = 1_000

/** The gzipped script and style of the first view, and its requests without pictures. */
interface Budget {
  readonly script: number
  readonly style: number
  readonly requests: number
}

const budget = (script: number, style: number, requests: number): Budget => ({
  script: script * KB,
  style: style * KB,
  requests,
})

/**
 * A page that needs more has to load it on demand, or raise its budget with a reason. The copy of
 * forms comes in both languages with the first form: two pages carry more, all others less. An
 * article also shows its series, and comments share files with their plain page. The board shares
 * the texts of users with the chat room, in a file of their own. The room completes names of those
 * who wrote earlier, and keeps refused edits. Visitors who open the user center
 * are led home, which asks for the next session of listening together. Every page knows the
 * addresses of the music library's pages (0.2 kB), but nothing of their code. Marks of the owner, a
 * page that has its own number of articles, wide tables in articles, comments on pages and menu
 * entries that lead outside take their share.
 */
const BUDGETS: Readonly<Record<string, Budget>> = {
  '/home': budget(119.9, 12, 19),
  '/article?id=1': budget(125.8, 14.3, 27),
  '/archives': budget(116, 10, 16),
  '/category': budget(116, 10, 19),
  '/tag': budget(116, 10, 19),
  '/articleList?id=1&type=tag': budget(116, 10, 17),
  '/photoAlbum': budget(116, 11, 18),
  '/photos?id=1': budget(117, 11, 19),
  '/talk': budget(125, 12, 31),
  '/link/list': budget(119.1, 11, 25),
  '/message/list': budget(128, 12, 36),
  '/message/detail?id=1': budget(138.1, 12.3, 47),
  '/message/publish?type=add': budget(130.7, 13, 33),
  '/message/chat': budget(139, 15, 39),
  '/resources/front': budget(116, 11, 20),
  '/resources/back': budget(116, 11, 20),
  '/userCenter': budget(148, 16, 59),
  '/search?q=%E8%8C%B6': budget(117, 11, 17),
  '/thanks': budget(116, 10, 15),
}

/**
 * The chat connection opens when the page is idle. It follows edits, reactions, pins, the rules of
 * the room and the turntable, too, whether the room is hidden, what visitors have waiting, clears
 * that older pages of the history do not know, and looks for a lost room for ever.
 */
const CONNECTION_MAX = 7.9 * KB
/**
 * Everything that the room needs when it opens, in the language of the page, has to stay below
 * 25 kB. Other parts load on use.
 */
const ROOM_MAX = { file: 15 * KB, whole: 25 * KB, style: 5 * KB }

interface Loaded {
  readonly url: string
  readonly kind: string
  readonly text: string
  readonly gzipped: number
  /** The real network transfer. */
  readonly sent: number
}

const kindOf = (response: Response) => response.request().resourceType()

const read = async (response: Response): Promise<Loaded> => {
  const [url, kind] = [response.url(), kindOf(response)]
  const isMeasured = kind === 'script' || kind === 'stylesheet'
  if (!isMeasured) return { url, kind, text: '', gzipped: 0, sent: 0 }
  const body = await response.body()
  const { responseBodySize: sent } = await response.request().sizes()
  return { url, kind, text: body.toString(), gzipped: gzipSync(body, { level: 9 }).length, sent }
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

/** The sheet for paper keeps nothing waiting. */
const sheetsForPaper = (page: Page) =>
  page
    .locator('link[media="print"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))

/** Only the connection names the socket and its frames, and only the room renders messages. */
const isConnection = ({ text }: Loaded) => /\/ws\/|chat-seen|last_event/.test(text)
const isRoom = ({ text }: Loaded) => text.includes('room-message')

it.each(Object.entries(BUDGETS))(
  'keeps the first view of %s within its budget',
  async (path, most) => {
    const { page } = await openPage(stage.browser, { viewport: PHONE })
    const loaded = watchLoading(page)
    const connected = page.waitForResponse(/getChatList/)
    await page.goto(stage.site.url + path, { waitUntil: 'networkidle' })
    await connected
    const files = await loaded()
    const scripts = files.filter(({ kind }) => kind === 'script')
    const connection = sum(scripts.filter(isConnection))
    const script = sum(scripts) - connection
    const paper = await sheetsForPaper(page)
    const style = sum(
      files.filter(({ kind, url }) => kind === 'stylesheet' && !paper.includes(url)),
    )
    console.log(`first view of ${path}:`, { script, connection, style, requests: files.length })
    expect(connection).toBeGreaterThan(0)
    expect(connection).toBeLessThanOrEqual(CONNECTION_MAX)
    expect(script).toBeLessThanOrEqual(most.script)
    expect(style).toBeLessThanOrEqual(most.style)
    expect(files.length).toBeLessThanOrEqual(most.requests)
    expect(sum(files, 'sent')).toBeGreaterThan(0)
    expect(sum(files, 'sent')).toBeLessThanOrEqual(sum(files))
  },
)

it.each(['/home', '/article?id=1', '/message/list'])(
  'loads the chat room only when it is opened, on %s',
  async (path) => {
    const { page } = await openPage(stage.browser)
    const loaded = watchLoading(page)
    const connected = page.waitForResponse(/getChatList/)
    await page.goto(stage.site.url + path, { waitUntil: 'networkidle' })
    await connected
    expect((await loaded()).filter(isRoom)).toEqual([])
    const before = await loaded()
    await enterRoom(page)
    await page.waitForLoadState('networkidle')
    const after = (await loaded()).slice(before.length)
    const script = sum(after.filter(({ kind }) => kind === 'script'))
    const style = sum(after.filter(({ kind }) => kind === 'stylesheet'))
    const file = after.filter((one) => one.kind === 'script' && isRoom(one))
    console.log(`the chat room on ${path}:`, { file: sum(file), script, style })
    expect(file).not.toEqual([])
    expect(sum(file)).toBeLessThanOrEqual(ROOM_MAX.file)
    // Other pages load parts of their own meanwhile.
    if (path !== '/home') return
    expect(script).toBeLessThanOrEqual(ROOM_MAX.whole)
    expect(style).toBeLessThanOrEqual(ROOM_MAX.style)
  },
)

it('loads the same file of the chat room where it is the page', async () => {
  const { page } = await openPage(stage.browser)
  const loaded = watchLoading(page)
  await page.goto(`${stage.site.url}/message/chat`)
  await isConnected(page)
  const file = (await loaded()).filter((one) => one.kind === 'script' && isRoom(one))
  expect(file).not.toEqual([])
  expect(sum(file)).toBeLessThanOrEqual(ROOM_MAX.file)
})

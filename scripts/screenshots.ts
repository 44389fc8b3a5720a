import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { logInContext } from '../e2e/testing/accounts.ts'
import {
  chooseScheme,
  DESKTOP,
  openBrowser,
  PHONE,
  visit,
  visitedBefore,
} from '../e2e/testing/browser.ts'
import { OWNER, startSite } from '../e2e/testing/site.ts'

/** Takes the pictures of the README from a new site with its demo content. */
const FOLDER = new URL('../docs/pictures/', import.meta.url)
const WIDTH = { desktop: 1_200, phone: 390 }
const QUALITY = 80
const SETTLED_MS = 1_500
/** Waits until drifting messages have filled the sky. */
const DRIFTED_MS = 9_000
/** Enough visits to give the dashboard a curve. */
const VISITS = 24
const SONG_SECONDS = 42

type Scheme = 'light' | 'dark'

interface Shot {
  readonly name: string
  readonly path: string
  readonly scheme: Scheme
  readonly screen?: 'phone'
  readonly asOwner?: boolean
  readonly motion?: boolean
  readonly prepare?: (page: Page) => Promise<void>
}

const playSong = async (page: Page) => {
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('button', { name: '古诗', exact: true }).click()
  await page.getByRole('button', { name: '播放《水调歌头》' }).click()
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.getByRole('region', { name: '歌词', exact: true }).waitFor()
  await page.evaluate((seconds) => {
    if (window.sounding) window.sounding.currentTime = seconds
  }, SONG_SECONDS)
}

const readOn = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: innerHeight * 0.28, behavior: 'instant' }))

const SHOTS: readonly Shot[] = [
  { name: 'home-light', path: '/home', scheme: 'light' },
  { name: 'article-dark', path: '/article?id=1', scheme: 'dark', prepare: readOn },
  { name: 'lyric-board-dark', path: '/home', scheme: 'dark', prepare: playSong },
  { name: 'chat-room-light', path: '/message/chat', scheme: 'light' },
  { name: 'message-board-dark', path: '/message/list', scheme: 'dark', motion: true },
  { name: 'admin-light', path: '/admin/', scheme: 'light', asOwner: true },
  { name: 'home-dark-phone', path: '/home', scheme: 'dark', screen: 'phone' },
  {
    name: 'article-light-phone',
    path: '/article?id=1',
    scheme: 'light',
    screen: 'phone',
    prepare: readOn,
  },
  {
    name: 'lyric-board-dark-phone',
    path: '/home',
    scheme: 'dark',
    screen: 'phone',
    prepare: playSong,
  },
  { name: 'chat-room-light-phone', path: '/message/chat', scheme: 'light', screen: 'phone' },
]

const site = await startSite({ OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password })

const openContext = async (
  browser: Browser,
  { screen, asOwner, motion }: Shot,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: screen === 'phone' ? PHONE : DESKTOP,
    deviceScaleFactor: screen === 'phone' ? 2 : 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  if (!asOwner) return context
  const { key: name, value } = await logInContext(context, site.url, OWNER)
  const origins = [{ origin: site.url, localStorage: [{ name, value }] }]
  await context.setStorageState({ cookies: await context.cookies(), origins })
  return context
}

const take = async (browser: Browser, shot: Shot) => {
  const context = await openContext(browser, shot)
  const page = await context.newPage()
  await visitedBefore(page)
  await chooseScheme(page, shot.scheme)
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      window.sounding = this
      return play.call(this)
    }
  })
  if (shot.asOwner) await page.goto(site.url + shot.path, { waitUntil: 'networkidle' })
  else await visit(page, site.url + shot.path)
  await shot.prepare?.(page)
  await page.waitForTimeout(shot.motion ? DRIFTED_MS : SETTLED_MS)
  const width = WIDTH[shot.screen ?? 'desktop']
  const file = fileURLToPath(new URL(`${shot.name}.webp`, FOLDER))
  const { size } = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: QUALITY })
    .toFile(file)
  console.log(`${shot.name}: ${Math.round(size / 1_000)} kB`)
  await context.close()
}

const browser = await openBrowser()
try {
  await mkdir(FOLDER, { recursive: true })
  for (let visitor = 0; visitor < VISITS; visitor += 1) {
    await fetch(`${site.url}/article?id=${(visitor % 5) + 1}`, {
      headers: { 'user-agent': `Mozilla/5.0 (X11; Linux) Visitor/${visitor % 9}` },
    })
  }
  for (const shot of SHOTS) await take(browser, shot)
} finally {
  await browser.close()
  await site.stop()
}

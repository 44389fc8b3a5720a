import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...flags,
    ],
  })

const shared = new Map<boolean, Promise<Browser>>()
/**
 * The warnings of a browser without pictures about preloaded ones, and about a socket that was still
 * connecting when its page was left.
 */
const EXPECTED =
  /image loading is disabled|\.avif was preloaded using link preload but not used|WebSocket is closed before the connection is established/

/**
 * The browser of all files of a worker, with or without pictures. Decoding and drawing pictures
 * takes a third of the time of a page.
 */
export const sharedBrowser = async ({ pictures }: { pictures: boolean }): Promise<Browser> => {
  const opened = await shared.get(pictures)
  if (opened?.isConnected()) return opened
  const opening = openBrowser(pictures ? [] : ['--blink-settings=imagesEnabled=false'])
  shared.set(pictures, opening)
  return opening
}

export interface WatchedPage {
  readonly page: Page
  /** All warnings, errors and failed files of the browser. */
  readonly complaints: string[]
}

/**
 * A page in its own browser profile. Animations are off unless requested, because they are slow to
 * draw.
 */
export const openPage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return
    if (!EXPECTED.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => {
    // Requests that are pending when the page is left fail like this.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    complaints.push(`failed: ${request.url()}`)
  })
  return { page, complaints }
}

/** Sets a previously chosen colour scheme. */
export const chooseScheme = (page: Page, scheme: 'light' | 'dark') =>
  page.addInitScript((chosen) => localStorage.setItem('useDarkKEY', chosen), scheme)

/** Marks the site as already visited in this window: no greeting, no view. */
export const visitedBefore = (page: Page) =>
  page.addInitScript(() => {
    window.name = 'lanting'
  })

/** Waits until every control is hydrated: React has taken over the server's markup. */
const isAlive = () =>
  [...document.querySelectorAll('#root > *, button, form')]
    .filter((element) => !element.closest('.article-text'))
    .every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

export const isHydrated = (page: Page): Promise<unknown> => page.waitForFunction(isAlive)

/** Opens a page of the site, and waits until it handles clicks. */
export const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await isHydrated(page)
}

export const revisit = async (page: Page): Promise<void> => {
  await page.reload()
  await isHydrated(page)
}

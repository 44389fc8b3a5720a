import { describe, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { chooseScheme, DESKTOP, openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async (scheme: 'light' | 'dark', viewport: typeof DESKTOP, path: string) => {
  // Axe measures colours: nothing may be half way in.
  const { page } = await openPage(stage.browser, {
    viewport,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await visitedBefore(page)
  await chooseScheme(page, scheme)
  await page.goto(stage.site.url + path, { waitUntil: 'networkidle' })
  return page
}

describe.each(['light', 'dark'] as const)('in the %s scheme axe finds nothing', (scheme) => {
  it.each(['/home', '/article?id=1', '/thanks', '/nothing', '/home?lang=en'])(
    'at %s',
    async (path) => {
      expect(await findings(await open(scheme, DESKTOP, path))).toEqual([])
      expect(await findings(await open(scheme, PHONE, path))).toEqual([])
    },
  )

  it('in the drawer', async () => {
    const page = await open(scheme, PHONE, '/home')
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByText('更多').click()
    expect(await findings(page)).toEqual([])
  })
})

describe('with the keyboard alone', () => {
  it('one skips to the text, and reaches every control in order with a visible focus', async () => {
    const page = await open('light', DESKTOP, '/home')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到正文')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => location.hash)).toBe('#main')
    const reached: string[] = []
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      const { name, outline } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        return {
          name: element.textContent || element.getAttribute('aria-label') || '',
          outline: getComputedStyle(element).outlineStyle,
        }
      })
      expect(outline).toBe('solid')
      reached.push(name)
    }
    expect(reached[0]).toBe('读文章')
    expect(reached).toContain('兰亭开门了')
  })
})

describe('with reduced motion', () => {
  it('nothing moves: the saying stands there whole, and pages do not glide', async () => {
    const page = await open('light', DESKTOP, '/home')
    const animations = await page.evaluate(() => document.getAnimations().length)
    expect(animations).toBe(0)
    const saying = page.locator('.saying')
    const whole = await saying.locator('.for-screen-readers').textContent()
    expect(await saying.locator('[aria-hidden]').textContent()).toBe(whole)
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await page.getByRole('link', { name: 'A Room of Letters' }).click()
    await page.getByRole('heading', { level: 1, name: 'A Room of Letters' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

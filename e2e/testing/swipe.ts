import type { Page } from 'playwright-core'

/** A finger that goes across the middle of the window. */
export const swipe = async (page: Page, from: number, to: number): Promise<void> => {
  const touches = await page.context().newCDPSession(page)
  const y = Math.round((page.viewportSize()?.height ?? 0) / 2)
  const at = (x: number) => [{ x: Math.round(x), y }]
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = at(from + (to - from) * share)
    await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touches.detach()
}

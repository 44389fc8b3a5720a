import type { Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

/** Swipes from one point to another. */
export const drag = async (page: Page, from: Point, to: Point): Promise<void> => {
  const touches = await page.context().newCDPSession(page)
  const at = (share: number) => [
    {
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
    },
  ]
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  }
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touches.detach()
}

/** Swipes across the middle of the window. */
export const swipe = async (page: Page, from: number, to: number): Promise<void> => {
  const y = (page.viewportSize()?.height ?? 0) / 2
  await drag(page, { x: from, y }, { x: to, y })
}

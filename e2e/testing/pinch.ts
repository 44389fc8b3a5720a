import type { Page } from 'playwright-core'

/** Two fingers, one beside the other in the middle of the window, move apart or together. */
export const pinch = async (page: Page, from: number, to: number): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const touches = await page.context().newCDPSession(page)
  const at = (apart: number) =>
    [-1, 1].map((side, id) => ({
      x: Math.round(width / 2 + (side * apart) / 2),
      y: Math.round(height / 2),
      id,
    }))
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: ReturnType<typeof at>,
  ) => touches.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', at(from))
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(from + (to - from) * share))
  await send('touchEnd', [])
  await touches.detach()
}

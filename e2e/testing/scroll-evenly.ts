import type { CDPSession, Page } from 'playwright-core'

/** Of somebody who looks for something, in pixels a second. */
const SPEED = 1_500

interface Scrolling {
  readonly selector: string
  /** Towards the end of the content. */
  readonly down?: boolean
  readonly ms: number
}

/** Turns the wheel above an element, a little in every frame. Returns the distance. */
export const scrollEvenly = async (
  page: Page,
  session: CDPSession,
  { selector, down = false, ms }: Scrolling,
): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not in sight`)
  const distance = (SPEED * ms) / 1_000
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: down ? -distance : distance,
    speed: SPEED,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  return distance
}

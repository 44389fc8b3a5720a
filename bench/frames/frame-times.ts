import type { CDPSession, Page } from 'playwright-core'

/** A frame that stays longer than this is seen as a jerk: at 60 Hz, one frame was left out. */
const LONG_MS = 34
const MICROSECONDS = 1_000
const SHOWN = 'Display::FrameDisplayed'
const CATEGORY = 'disabled-by-default-display.framedisplayed'

export interface FrameTimes {
  readonly frames: number
  /** In percent of all frames. */
  readonly long: number
  readonly longestMs: number
}

interface TraceEvent {
  readonly name: string
  /** In microseconds. */
  readonly ts: number
}

const inTrace = async (session: CDPSession, work: () => Promise<void>) => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [CATEGORY] },
  })
  await work()
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve())
  })
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

/** Measures the frames that come to the screen during some work. */
export const framesDuring = async (
  session: CDPSession,
  work: () => Promise<void>,
): Promise<FrameTimes> => {
  const events = await inTrace(session, work)
  const times = events.flatMap(({ name, ts }) => (name === SHOWN ? [ts / MICROSECONDS] : []))
  const sorted = times.toSorted((a, b) => a - b)
  const durations = sorted.slice(1).map((at, index) => at - (sorted[index] ?? at))
  const long = durations.filter((duration) => duration > LONG_MS).length
  return {
    frames: durations.length,
    long: (100 * long) / durations.length,
    longestMs: Math.max(...durations),
  }
}

/** Of somebody who looks for something, in pixels a second. */
const SPEED = 1_500

/** Scrolls an element evenly, a little in every frame. A positive direction leads to its end. */
export const scrollEvenly = async (
  page: Page,
  session: CDPSession,
  { selector, direction, ms }: { selector: string; direction: 1 | -1; ms: number },
) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not in sight`)
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: (-direction * SPEED * ms) / 1_000,
    speed: SPEED,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
}

/** Makes the processor of a page slower. */
export const slowDown = async (page: Page, rate: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

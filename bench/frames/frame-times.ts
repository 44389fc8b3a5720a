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

const inTrace = async (session: CDPSession, work: () => Promise<unknown>) => {
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
  work: () => Promise<unknown>,
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

/** Makes the processor of a page slower. */
export const slowDown = async (page: Page, rate: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

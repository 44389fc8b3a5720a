import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds. */
  readonly dur?: number
  /** The same without the time in which other programs had the processor. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

interface MainThread {
  /** How often something of this name happened. */
  count(name: string): number
  /** The total duration of its tasks, in milliseconds. */
  readonly busyMs: number
  /** The same without the time in which other programs had the processor. */
  readonly processorMs: number
  /** Frames shown in that time. */
  readonly frames: number
  /** The longest that it worked in one piece, other programs left out. */
  readonly longestMs: number
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-display.framedisplayed',
]
const SHOWN = 'Display::FrameDisplayed'
const MICROSECONDS = 1_000

/** The work of page threads in a period, from the browser's own profiler. */
export const traceMainThread = async (page: Page, ms: number): Promise<MainThread> => {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve())
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await page.waitForTimeout(ms)
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const ours = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
  const tasks = ours.filter(({ name }) => name === 'RunTask')
  return {
    count: (name) => ours.filter((event) => event.name === name && event.ph !== 'E').length,
    busyMs: tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / MICROSECONDS,
    processorMs: tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / MICROSECONDS,
    frames: events.filter(({ name }) => name === SHOWN).length,
    longestMs: Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / MICROSECONDS,
  }
}

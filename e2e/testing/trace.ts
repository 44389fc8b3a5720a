import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds. */
  readonly dur?: number
  /** CPU time, without the time used by other programs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

interface MainThread {
  /** Returns the number of events with this name. */
  count(name: string): number
  /** The total duration of its tasks, in milliseconds. */
  readonly busyMs: number
  /** CPU time of its tasks, without the time used by other programs. */
  readonly processorMs: number
  /** Frames shown in the period. */
  readonly frames: number
  /** CPU time of the longest task. */
  readonly longestMs: number
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-display.framedisplayed',
]
const SHOWN = 'Display::FrameDisplayed'
const MICROSECONDS = 1_000

/** Returns the work of page threads in a period, from the browser's own profiler. */
export const traceMainThread = async (page: Page, ms: number): Promise<MainThread> => {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve())
  })
  // What was allocated before the period is not collected during it.
  await session.send('HeapProfiler.collectGarbage')
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

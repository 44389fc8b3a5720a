import { startSite } from '../e2e/testing/site.ts'
import { startScript } from './children.ts'
import type { Settings } from './settings.ts'
import { type Measure, measureOf } from './statistics.ts'

export interface StartResult {
  /** Milliseconds from the command to the line that reports readiness. */
  readonly ours: Measure
  /** The same for a script that only listens. */
  readonly bare: Measure
}

const timed = async (start: () => Promise<{ stop(): Promise<unknown> }>) => {
  const begun = performance.now()
  const started = await start()
  const ms = performance.now() - begun
  await started.stop()
  return ms
}

/** Repeatedly starts a site that has been built and started before. */
export const measureStarts = async (
  environment: Record<string, string>,
  { starts }: Settings,
): Promise<StartResult> => {
  const ours: number[] = []
  const bare: number[] = []
  for (let times = 0; times < starts; times += 1) {
    ours.push(await timed(() => startSite(environment)))
    bare.push(await timed(() => startScript('bare-listener.ts', '')))
  }
  return { ours: measureOf(ours), bare: measureOf(bare) }
}

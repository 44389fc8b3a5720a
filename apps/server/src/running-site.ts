import { setImmediate as immediate } from 'node:timers/promises'
import type { ReplaceSite } from './compose/backups.ts'
import { outsideRequest } from './database/query-tracking.ts'

/** A site that answers requests. */
export interface OpenSite {
  close(): Promise<void>
  /** The work that is not done yet. */
  left(): string
}

interface Options {
  open(replace: ReplaceSite): Promise<OpenSite>
  onReplacing(): void
  onReplaced(): void
  /** Called when the work has failed. The site opens nevertheless. */
  onError(error: unknown): void
  /** Called when the site cannot be opened again. */
  onFatal(error: unknown): void
}

/** The site of this process: closed for work such as a restore, and opened again. */
export const createRunningSite = (options: Options) => {
  let site: OpenSite | undefined
  let replacing: Promise<void> | undefined
  let isClosing = false

  const reopen = async (work: () => Promise<void>) => {
    // The request that asks for it is answered first.
    await immediate()
    options.onReplacing()
    await site?.close()
    site = undefined
    await work().catch(options.onError)
    if (isClosing) return
    site = await options.open(replace)
    options.onReplaced()
  }

  const replace: ReplaceSite = (work) => {
    if (replacing || isClosing) return
    replacing = outsideRequest(() => reopen(work))
      .catch(options.onFatal)
      .finally(() => {
        replacing = undefined
      })
  }

  return {
    open: async () => {
      site = await options.open(replace)
    },
    replace,
    /** Waits for the work that replaces the site. */
    close: async () => {
      isClosing = true
      await replacing
      await site?.close()
    },
    left: () => site?.left() ?? 'a restore',
  }
}

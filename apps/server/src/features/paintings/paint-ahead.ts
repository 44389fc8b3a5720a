import { paintingForm } from '@lanting/contract'

interface Needs {
  /** Returns the painting of a public article; undefined if it shows none. */
  readonly paintingOf: (articleId: number) => Promise<string | undefined>
  /** Makes the file of an address, unless it is there. */
  readonly make: (url: string) => Promise<unknown>
  readonly onError: (error: unknown) => void
}

const byNight = (url: string) => url.replace(/\.avif$/, '-dark.avif')

/** All files of an article's painting, first the ones in the lists. */
export const filesOf = (url: string): string[] =>
  [
    ...[paintingForm(url, 640), paintingForm(url, 320), url],
    ...[paintingForm(url, 'wide'), paintingForm(url, 'tall')],
  ].flatMap((file) => [file, byNight(file)])

/** Paints what is published, one picture after the other, so that its first reader does not wait. */
export const createPaintAhead = ({ paintingOf, make, onError }: Needs) => {
  const waiting = new Set<number>()
  let running = Promise.resolve()
  let isStopped = false

  const paint = async (id: number) => {
    const url = await paintingOf(id)
    for (const file of url ? filesOf(url) : []) if (!isStopped) await make(file)
  }
  const work = async () => {
    const ids = [...waiting]
    waiting.clear()
    for (const id of ids) await paint(id)
  }

  return {
    /** Called in the transaction that publishes the article. */
    add: (articleId: number): void => void waiting.add(articleId),
    /** Called after a transaction: an article whose transaction failed is not public. */
    begin: (): void => {
      if (waiting.size > 0 && !isStopped) running = running.then(work).catch(onError)
    },
    /** Waits for the picture that is being painted. */
    stop: (): Promise<void> => {
      isStopped = true
      return running
    },
  }
}

interface ListNeeds extends Pick<Needs, 'make' | 'onError'> {
  /** Returns the paintings that lists show. */
  readonly paintings: () => Promise<readonly string[]>
}

/** So many paintings of lists are kept ready. */
const LISTS_MAX = 1_000

/** Paints what playlists show, one picture after the other, each once while the site runs. */
export const createListPainter = ({ paintings, make, onError }: ListNeeds) => {
  const painted = new Set<string>()
  let running: Promise<void> | undefined
  let isStopped = false

  const work = async () => {
    for (const url of await paintings()) {
      if (isStopped || painted.size >= LISTS_MAX) return
      if (painted.has(url)) continue
      await make(url)
      painted.add(url)
    }
  }

  return {
    /** Called when the library has been scanned. */
    request: (): void => {
      if (isStopped) return
      running ??= work()
        .catch(onError)
        .finally(() => {
          running = undefined
        })
    },
    /** Waits for the picture that is being painted. */
    stop: async (): Promise<void> => {
      isStopped = true
      await running
    },
  }
}

import { PHOTOS_AT_ONCE } from '@lanting/contract'

const batchesOf = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, turn) =>
    things.slice(turn * size, (turn + 1) * size),
  )

/** Every upload has an address of its own, whose end names it: its photo is added once. */
export const clientIdOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** Sends pictures in batches. A repeated call leaves out the batches that were acknowledged. */
export const addInBatches = (send: (urls: readonly string[]) => Promise<unknown>) => {
  const acknowledged = new Set<string>()
  return async (urls: readonly string[]): Promise<void> => {
    const missing = urls.filter((url) => !acknowledged.has(url))
    for (const batch of batchesOf(missing, PHOTOS_AT_ONCE)) {
      await send(batch)
      for (const url of batch) acknowledged.add(url)
    }
  }
}

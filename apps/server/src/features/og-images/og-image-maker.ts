import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { AppError } from '../../http/app-error.ts'
import type { FileCache } from '../../platform/file-cache.ts'
import type { Scratch } from '../../platform/scratch.ts'
import type { OgImagePlan } from './og-images.rules.ts'

export interface OgImageNeeds {
  /** Draws an image over the picture at a path. Returns a word as the reason of a failure. */
  readonly draw: (job: {
    readonly picture?: string
    readonly caption?: OgImagePlan['caption']
  }) => Promise<Uint8Array | string>
  /** Reads a picture that the site serves. */
  readonly readPicture: (address: string) => Promise<Uint8Array | undefined>
  readonly incoming: Scratch
  readonly cache: FileCache
}

interface OgImage {
  /** The same for the same image. */
  readonly key: string
  readonly bytes: () => Promise<Uint8Array | undefined>
}

/** Part of every file name: raise it when images are drawn differently. */
const STYLE = 1
/** The number of images that may wait. Further requests get 503 and try again later. */
const WAITING_MAX = 16
const RETRY_AFTER_MS = 5_000

const keyOf = (plan: OgImagePlan) =>
  createHash('sha256')
    .update(JSON.stringify([STYLE, plan.picture, plan.caption]))
    .digest('hex')
    .slice(0, 32)

/** Makes images one at a time, each once, and caches them on disk. */
export const createOgImageMaker = ({ draw, readPicture, incoming, cache }: OgImageNeeds) => {
  const inFlight = new Map<string, Promise<Uint8Array | undefined>>()
  let last: Promise<unknown> = Promise.resolve()

  const drawOver = async (plan: OgImagePlan) => {
    const picture = await readPicture(plan.picture)
    // A title is readable without its picture. A cover without its picture is empty.
    if (!picture && !plan.caption) return undefined
    if (!picture) return draw({ caption: plan.caption })
    const path = await incoming.newPath()
    try {
      await writeFile(path, picture, { flag: 'wx' })
      return await draw({ picture: path, caption: plan.caption })
    } finally {
      await rm(path, { force: true })
    }
  }

  const make = async (key: string, plan: OgImagePlan) => {
    const bytes = await drawOver(plan)
    if (bytes === undefined || typeof bytes === 'string') return undefined
    await cache.write(`${key}.jpg`, bytes)
    return bytes
  }

  const makeOnce = (key: string, plan: OgImagePlan) => {
    const pending = inFlight.get(key)
    if (pending) return pending
    if (inFlight.size >= WAITING_MAX) {
      throw new AppError('tooManyRequests', { retryAfterMs: RETRY_AFTER_MS })
    }
    const made = last.then(() => make(key, plan)).finally(() => inFlight.delete(key))
    inFlight.set(key, made)
    // A failure reaches its own requests and does not stop the images that wait.
    last = made.catch(() => undefined)
    return made
  }

  return (plan: OgImagePlan): OgImage => {
    const key = keyOf(plan)
    return { key, bytes: async () => (await cache.read(`${key}.jpg`)) ?? makeOnce(key, plan) }
  }
}

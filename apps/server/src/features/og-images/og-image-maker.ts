import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createFileMaker } from '../../http/made-files.ts'
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

const keyOf = (plan: OgImagePlan) =>
  createHash('sha256')
    .update(JSON.stringify([STYLE, plan.picture, plan.caption]))
    .digest('hex')
    .slice(0, 32)

/** Makes images one at a time, each once, and caches them on disk. */
export const createOgImageMaker = ({ draw, readPicture, incoming, cache }: OgImageNeeds) => {
  const madeFile = createFileMaker({ cache, waitingMax: WAITING_MAX })

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

  const make = async (plan: OgImagePlan) => {
    const bytes = await drawOver(plan)
    return typeof bytes === 'string' ? undefined : bytes
  }

  return (plan: OgImagePlan): OgImage => {
    const key = keyOf(plan)
    return { key, bytes: () => madeFile(`${key}.jpg`, () => make(plan)) }
  }
}

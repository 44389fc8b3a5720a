import { posix } from 'node:path'
import { type ImportDetail, type ImportNote, isDrawing, UPLOAD } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { isHarmlessSvg, isSvg } from '../../http/incoming/harmless-svg.ts'
import type { Source } from './archive/source.ts'
import type { ImportNeeds, Session } from './import-session.ts'
import { isOwnExport } from './markdown/old-paths.ts'
import { fileOf, isPictureFile } from './markdown/pictures.ts'
import { decoded } from './markdown/values.ts'

/** The sizes that WordPress makes of a picture. */
const SIZE = /-(?:\d+x\d+|scaled)(?=\.\w+$)/

const pathOf = (address: string) => {
  // Some editors write the path of a picture on the author's computer.
  const slashed = address.replaceAll('\\', '/')
  const [path = ''] = slashed.replace(/^(?:https?:)?\/\/[^/]+/i, '').split(/[?#]/, 1)
  return decoded(path).normalize('NFC')
}

const sharedEnd = (one: readonly string[], other: readonly string[]) => {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}

/** Finds the file of an address by the end of its path, such as `2020/05/cup.jpg`. */
export const createFinder = (
  { paths }: Pick<Source, 'paths'>,
  isWanted: (path: string) => boolean,
) => {
  const byName = Map.groupBy(paths.filter(isWanted), (path) => posix.basename(path).toLowerCase())
  return (address: string): string | undefined => {
    const path = pathOf(address)
    const segments = path.split('/').filter(Boolean)
    const name = (segments.at(-1) ?? '').toLowerCase()
    for (const wanted of [name.replace(SIZE, ''), name]) {
      const named = [...segments.slice(0, -1), segments.at(-1)?.replace(SIZE, '') ?? '']
      const parts = wanted === name ? segments : named
      const found = (byName.get(wanted) ?? [])
        .map((file) => ({ file, shared: sharedEnd(file.split('/'), parts) }))
        .sort((a, b) => b.shared - a.shared)
      const [best] = found
      if (best && (best.shared >= 2 || found.length === 1)) return best.file
    }
    return undefined
  }
}

const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF....WEBP/s, /^....ftyp/s]

/** Whether the bytes begin like a picture. A dry run makes no picture, but can tell this. */
const looksLikePicture = (bytes: Uint8Array) => {
  if (isSvg(bytes)) return isHarmlessSvg(bytes)
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}

const DATA = /^data:image\/[\w.+-]+;base64,/i
const isOutside = (address: string) => /^(?:https?:)?\/\//i.test(address)

/** A path on the old blog, whose address is known. */
const insideOf = (site: string | undefined, address: string) =>
  site && /^\/(?!\/)/.test(address) && URL.canParse(address, site)
    ? new URL(address, site).href
    : undefined

const isLate = (error: unknown): true => {
  if (error instanceof AppError && error.key === 'pictureTooSlow') return true
  throw error
}

export const createPictureFinder = (source: Pick<Source, 'paths'>) =>
  createFinder(source, isPictureFile)

interface Shown {
  readonly path: string
  readonly addresses: readonly string[]
}

interface Taken {
  readonly taken: ReadonlyMap<string, string>
  readonly notes: readonly ImportNote[]
  readonly details: readonly ImportDetail[]
}

/** Imports the pictures of a text. Returns their new addresses by their old ones. */
export const takePictures = async (
  needs: ImportNeeds,
  session: Session,
  { path, addresses }: Shown,
): Promise<Taken> => {
  const { source, dryRun, pictures, fetchPictures, site, findPicture, has } = session
  const taken = new Map<string, string>()
  const notes = new Set<ImportNote>()
  const details: ImportDetail[] = []
  const miss = (note: ImportNote, address: string) => {
    notes.add(note)
    details.push({ note, name: address.slice(0, 200) })
  }

  const make = async (address: string, read: () => Promise<Uint8Array | undefined>) => {
    const bytes = await read()
    if (!bytes || bytes.length > UPLOAD.maxBytes) return undefined
    if (dryRun) return looksLikePicture(bytes) ? address : undefined
    return needs.addPicture(bytes)
  }
  const takeOnce = async (key: string, work: () => Promise<string | undefined>) => {
    if (!pictures.has(key)) {
      const made = await work()
      pictures.set(key, made)
      if (made !== undefined) session.report.count('pictures')
    }
    return pictures.get(key)
  }

  const take = async (address: string) => {
    // The artwork of the program is here too.
    if ((isOwnExport(path) && isDrawing(address)) || (await needs.hasUpload(address))) return
    const file = fileOf(address, { path, has }) ?? findPicture(address)
    const outside = isOutside(address) ? address : insideOf(site, address)
    const canFetch = fetchPictures === true && outside !== undefined
    if (file === undefined && !DATA.test(address) && !canFetch) {
      miss(isOutside(address) ? 'pictureOutside' : 'pictureMissing', address)
      return
    }
    const url = await takeOnce(file ?? address, async () => {
      if (file !== undefined) {
        if (source.sizeOf(file) > UPLOAD.maxBytes) return undefined
        return make(address, () => source.read(file, UPLOAD.maxBytes))
      }
      if (DATA.test(address)) {
        const encoded = address.slice(address.indexOf(',') + 1)
        return make(address, async () => Buffer.from(encoded, 'base64'))
      }
      return make(address, () => needs.fetchPicture(outside ?? address))
    })
    if (url === undefined)
      miss(canFetch && file === undefined ? 'pictureMissing' : 'pictureRefused', address)
    else taken.set(address, url)
  }

  const late: string[] = []
  for (const address of new Set(addresses)) {
    await take(address).catch((error) => isLate(error) && late.push(address))
  }
  // The machine may be less busy by now. Otherwise another import brings the picture.
  for (const address of late) {
    await take(address).catch((error) => isLate(error) && miss('pictureLater', address))
  }
  return { taken, notes: [...notes], details }
}

import { IMPORT } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Source } from './archive/source.ts'
import type { ImportNeeds } from './import-session.ts'
import { isSettings } from './markdown/permalinks.ts'

/** Returns a file of the source as text; undefined if there is none, or if it is broken or too large. */
export const readText = async (source: Source, path: string) => {
  if (!source.paths.includes(path) || source.sizeOf(path) > IMPORT.maxTextBytes) return undefined
  const bytes = await source.read(path, IMPORT.maxTextBytes).catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return bytes?.toString('utf8')
}

/** Reads the address patterns from the settings in the archive, if any. */
export const readPermalinks = async ({ parser }: ImportNeeds, source: Source) => {
  const sectionPermalinks: Record<string, string> = {}
  let permalink = ''
  for (const path of source.paths.filter(isSettings)) {
    const text = await readText(source, path)
    const found = text === undefined ? {} : await parser.readPermalinks({ path, text })
    permalink ||= found.permalink ?? ''
    Object.assign(sectionPermalinks, found.sectionPermalinks)
  }
  return { permalink, sectionPermalinks }
}

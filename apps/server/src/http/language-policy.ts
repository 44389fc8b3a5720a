import type { Language, ReaderLanguage } from '@lanting/contract'
import type { OnChanged } from './cache/invalidate-tables.ts'
import type { LanguagePolicy } from './language.ts'

interface Needs {
  readonly read: () => Promise<{
    readonly language: Language
    readonly reader_language: ReaderLanguage
  }>
  readonly onChanged: OnChanged
  readonly onError: (error: unknown) => void
}

/** The languages of the settings, in memory: they are needed before each answer. */
export const openLanguagePolicy = async ({ read, onChanged, onError }: Needs) => {
  let policy: LanguagePolicy
  const update = async () => {
    const { language, reader_language } = await read()
    policy = { own: language, followsReader: reader_language === 'browser' }
  }
  await update()
  onChanged((tables) => {
    if (tables.includes('settings')) update().catch(onError)
  })
  return () => policy
}

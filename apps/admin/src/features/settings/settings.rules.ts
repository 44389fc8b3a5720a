import {
  ADMIN_LENGTH,
  type AdminSettings,
  settingsFaults as faultyNames,
  type SettingsChange,
} from '@lanting/contract'
import type { Copy } from '../../shared/language.ts'

export type SettingsFaults = Readonly<Partial<Record<keyof SettingsChange, string>>>

const linesOf = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => line.trim()).filter(Boolean)),
]

/** Drops the empty lines of lists that are written as text. */
export const tidySettings = (change: Partial<AdminSettings>): Partial<AdminSettings> => ({
  ...change,
  ...(change.verses && { verses: linesOf(change.verses) }),
  ...(change.code_sources && { code_sources: linesOf(change.code_sources) }),
})

/** Returns what is wrong with each changed field, in words. `today` is a day like 2026-03-08. */
export const settingsFaults = (
  change: Partial<AdminSettings>,
  { faults }: Copy['admin']['settings'],
  today: string,
): SettingsFaults => {
  const words: SettingsFaults = {
    blog_name: faults.name,
    badges: faults.badges,
    special_greetings: faults.greetings,
    social_links: faults.social,
    verses: faults.verses(ADMIN_LENGTH.verse),
    code_sources: faults.sources,
    founded_on: faults.day,
  }
  const wrong = faultyNames(tidySettings(change), today)
  return Object.fromEntries(wrong.map((name) => [name, words[name] ?? faults.link]))
}

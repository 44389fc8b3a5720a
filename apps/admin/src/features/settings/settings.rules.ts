import {
  ADMIN_LENGTH,
  type AdminSettings,
  CODE_SOURCES_MAX,
  settingsFaults as faultyNames,
  isMailAddress,
  type SettingsChange,
  VERSES_MAX,
} from '@lanting/contract'
import type { Copy } from '../../shared/language.ts'

export type SettingsFaults = Readonly<Partial<Record<keyof SettingsChange, string>>>

const linesOf = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => line.trim()).filter(Boolean)),
]

type SocialLink = AdminSettings['social_links'][number]

/** A plain email address becomes a link to it. */
export const withLink = ({ link: typed, ...rest }: SocialLink): SocialLink => {
  const link = typed.trim()
  return { ...rest, link: isMailAddress(link) ? `mailto:${link}` : link }
}

type MenuEntry = AdminSettings['menu'][number]

export const withoutSpaces = (entry: MenuEntry): MenuEntry =>
  entry.link === undefined ? entry : { ...entry, link: entry.link.trim() }

/** Drops the empty lines of lists that are written as text, and completes email addresses. */
export const tidySettings = (change: Partial<AdminSettings>): Partial<AdminSettings> => ({
  ...change,
  ...(change.verses && { verses: linesOf(change.verses) }),
  ...(change.code_sources && { code_sources: linesOf(change.code_sources) }),
  ...(change.menu && { menu: change.menu.map(withoutSpaces) }),
  ...(change.social_links && { social_links: change.social_links.map(withLink) }),
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
    menu: faults.menu,
    verses: faults.verses(VERSES_MAX, ADMIN_LENGTH.verse),
    code_sources: faults.sources(CODE_SOURCES_MAX),
    founded_on: faults.day,
  }
  const wrong = faultyNames(tidySettings(change), today)
  return Object.fromEntries(wrong.map((name) => [name, words[name] ?? faults.link]))
}

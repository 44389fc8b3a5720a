import { ADMIN_LENGTH, type AdminSettings, isMailAddress, VERSES_MAX } from '@lanting/contract'
import type { Copy } from '../../shared/language.ts'

const LINKS = ['github_link', 'git_ee_link', 'bilibili_link', 'record_link', 'thanks_link'] as const

export type SettingsFaults = Readonly<Partial<Record<keyof AdminSettings, string>>>

/** An address of the web, or a path of this site. The server decides; this finds the usual slips. */
const isAddress = (text: string) =>
  /^\/(?!\/)/.test(text) || (/^https?:/.test(text) && URL.canParse(text))
const isLink = (text: string) => text === '' || isAddress(text)

const isMail = (text: string) => text.startsWith('mailto:') && isMailAddress(text.slice(7))
const isSource = (text: string) => /^https:\/\/[^/\s]+$/.test(text)

const linesOf = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => line.trim()).filter(Boolean)),
]

/** Returns what is wrong with each field, in words. `today` is a day like 2026-03-08. */
export const settingsFaults = (
  values: AdminSettings,
  { faults }: Copy['admin']['settings'],
  today: string,
): SettingsFaults => {
  const found: Partial<Record<keyof AdminSettings, string>> = {}
  if (values.blog_name.trim() === '') found.blog_name = faults.name
  for (const name of LINKS) if (!isLink(values[name])) found[name] = faults.link
  const isBadge = ({ image, link }: AdminSettings['badges'][number]) =>
    isAddress(image) && isLink(link)
  if (!values.badges.every(isBadge)) found.badges = faults.badges
  const greetings = Object.values(values.special_greetings)
  if (greetings.some((text) => text.trim() === '')) found.special_greetings = faults.greetings
  const isSocial = ({ name, link }: AdminSettings['social_links'][number]) =>
    name.trim() !== '' && (isAddress(link) || isMail(link))
  if (!values.social_links.every(isSocial)) found.social_links = faults.social
  const verses = linesOf(values.verses)
  const isLong = verses.some((verse) => verse.length > ADMIN_LENGTH.verse)
  if (isLong || verses.length > VERSES_MAX) found.verses = faults.verses(ADMIN_LENGTH.verse)
  if (!linesOf(values.code_sources).every(isSource)) found.code_sources = faults.sources
  if (values.founded_on > today) found.founded_on = faults.day
  return found
}

/** Drops the empty lines of lists that are written as text. */
export const tidySettings = (change: Partial<AdminSettings>): Partial<AdminSettings> => ({
  ...change,
  ...(change.verses && { verses: linesOf(change.verses) }),
  ...(change.code_sources && { code_sources: linesOf(change.code_sources) }),
})

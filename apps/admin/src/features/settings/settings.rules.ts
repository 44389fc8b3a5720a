import type { AdminSettings } from '@lanting/contract'
import type { Copy } from '../../shared/language.ts'

const LINKS = ['github_link', 'git_ee_link', 'bilibili_link', 'record_link', 'thanks_link'] as const

export type SettingsFaults = Readonly<Partial<Record<keyof AdminSettings, string>>>

/** An address of the web, or a path of this site. The server decides; this finds the usual slips. */
const isAddress = (text: string) =>
  /^\/(?!\/)/.test(text) || (/^https?:/.test(text) && URL.canParse(text))
const isLink = (text: string) => text === '' || isAddress(text)

/** Returns what is wrong with each field, in words. */
export const settingsFaults = (
  values: AdminSettings,
  { faults }: Copy['admin']['settings'],
): SettingsFaults => {
  const found: Partial<Record<keyof AdminSettings, string>> = {}
  if (values.blog_name.trim() === '') found.blog_name = faults.name
  for (const name of LINKS) if (!isLink(values[name])) found[name] = faults.link
  const isBadge = ({ image, link }: AdminSettings['badges'][number]) =>
    isAddress(image) && isLink(link)
  if (!values.badges.every(isBadge)) found.badges = faults.badges
  const greetings = Object.values(values.special_greetings)
  if (greetings.some((text) => text.trim() === '')) found.special_greetings = faults.greetings
  return found
}

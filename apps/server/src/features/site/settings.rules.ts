import type { SettingsChange } from '@lanting/contract'
import { isOwnAddress, isPictureAddress, isWebAddress } from '../../http/web-address.ts'

const PICTURES = [
  'blog_avatar',
  'avatar_bg',
  'qq_link',
  'we_chat_link',
  'we_chat_group',
  'qq_group',
  'we_chat_pay',
  'ali_pay',
] as const

const LINKS = ['github_link', 'git_ee_link', 'bilibili_link', 'record_link', 'thanks_link'] as const

const isLink = (text: string) => isWebAddress(text) || isOwnAddress(text)

/** An empty text means no picture or link. */
const isEmptyOr = (text: string | undefined, isAddress: (text: string) => boolean) =>
  !text || isAddress(text)

/** Returns the first field with an invalid address or value, or undefined if all are valid. */
export const invalidAddressIn = (change: SettingsChange): string | undefined => {
  const picture = PICTURES.find((name) => !isEmptyOr(change[name], isPictureAddress))
  const link = LINKS.find((name) => !isEmptyOr(change[name], isLink))
  const badge = change.badges?.findIndex(
    ({ image, link: to }) => !isPictureAddress(image) || !isEmptyOr(to, isLink),
  )
  return picture ?? link ?? (badge !== undefined && badge >= 0 ? `badges.${badge}` : undefined)
}

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // Throws for unknown time zones.
    return false
  }
}

type PictureSettings = Pick<SettingsChange, (typeof PICTURES)[number] | 'badges'>

/** Returns every picture of the settings. */
export const picturesOf = (settings: PictureSettings): string[] =>
  [
    ...PICTURES.map((name) => settings[name] ?? ''),
    ...(settings.badges ?? []).map(({ image }) => image),
  ].filter(Boolean)

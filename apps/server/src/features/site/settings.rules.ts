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

/** An empty text is no picture and no link. */
const isFit = (text: string | undefined, isAddress: (text: string) => boolean) =>
  !text || isAddress(text)

/** The first member that leads where it should not; undefined when all is well. */
export const wrongAddressIn = (change: SettingsChange): string | undefined => {
  const picture = PICTURES.find((name) => !isFit(change[name], isPictureAddress))
  const link = LINKS.find((name) => !isFit(change[name], isLink))
  const badge = change.badges?.findIndex(
    ({ image, link: to }) => !isPictureAddress(image) || !isFit(to, isLink),
  )
  return picture ?? link ?? (badge !== undefined && badge >= 0 ? `badges.${badge}` : undefined)
}

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // What the calendar does not know is no zone.
    return false
  }
}

type Shown = Pick<SettingsChange, (typeof PICTURES)[number] | 'badges'>

/** Every picture that the settings show. */
export const picturesOf = (settings: Shown): string[] =>
  [
    ...PICTURES.map((name) => settings[name] ?? ''),
    ...(settings.badges ?? []).map(({ image }) => image),
  ].filter(Boolean)

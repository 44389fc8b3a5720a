import { isMailAddress, type SettingsChange } from '@lanting/contract'
import { isOwnAddress, isPictureAddress, isWebAddress } from '../../http/web-address.ts'

const PICTURES = [
  'blog_avatar',
  'avatar_bg',
  'favicon',
  'qq_link',
  'we_chat_link',
  'we_chat_group',
  'qq_group',
  'we_chat_pay',
  'ali_pay',
] as const

const LINKS = ['github_link', 'git_ee_link', 'bilibili_link', 'record_link', 'thanks_link'] as const

const isLink = (text: string) => isWebAddress(text) || isOwnAddress(text)

const isMailLink = (text: string) => text.startsWith('mailto:') && isMailAddress(text.slice(7))

/** An origin on HTTPS as in a content security policy; the host may begin with a star. */
const isSource = (text: string) =>
  /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i.test(text)

const DAY_MS = 86_400_000

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
  const social = change.social_links?.findIndex(({ link: to }) => !isLink(to) && !isMailLink(to))
  const source = change.code_sources?.findIndex((text) => !isSource(text))
  const placed = [
    ['badges', badge],
    ['social_links', social],
    ['code_sources', source],
  ] as const
  const wrong = placed.find(([, place = -1]) => place >= 0)
  return picture ?? link ?? wrong?.join('.')
}

/** Whether the text is a day that has begun somewhere, or empty. */
export const isPastDay = (text: string, now: number): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  if (text === '') return true
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && at < now + DAY_MS
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

import { ADMIN_LENGTH, CODE_SOURCES_MAX, MENU_LINKS_MAX, VERSES_MAX } from './limits.ts'
import { isMailAddress } from './mail-address.ts'
import type { SettingsChange } from './site-admin.ts'
import { isMenuLink } from './site-menu.ts'
import { isOwnAddress, isPictureAddress, isWebAddress } from './web-address.ts'

export const SETTINGS_PICTURES = [
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

type Badge = NonNullable<SettingsChange['badges']>[number]
type MenuEntry = NonNullable<SettingsChange['menu']>[number]
type SocialLink = NonNullable<SettingsChange['social_links']>[number]

const isSecureAddress = (text: string) => isWebAddress(text) && text.startsWith('https://')

const isLink = (text: string) => isWebAddress(text) || isOwnAddress(text)

const isMailLink = (text: string) => text.startsWith('mailto:') && isMailAddress(text.slice(7))

const USER_ID = /^[1-9]\d{0,9}$/

/** An origin on HTTPS as in a content security policy; the host may begin with a star. */
const isSource = (text: string) =>
  text.length <= ADMIN_LENGTH.setting &&
  /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i.test(text)

const isBlank = (text: string) => text.trim() === ''

/** An empty text means no picture or link. */
const isEmptyOr = (text: string, isAddress: (text: string) => boolean) =>
  text === '' || isAddress(text)

/** Whether the text is a day that is not after today, or empty. Days are like 2026-03-08. */
const isPastDay = (text: string, today: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  if (text === '') return true
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && text <= today
}

/** Returns the wrong members of a badge. */
export const badgeFaults = ({ image, link }: Badge): readonly (keyof Badge)[] => [
  ...(isPictureAddress(image) ? [] : (['image'] as const)),
  ...(isEmptyOr(link, isLink) ? [] : (['link'] as const)),
]

/** Returns the wrong members of a social link. */
export const socialLinkFaults = ({ name, link }: SocialLink): readonly ('name' | 'link')[] => [
  ...(isBlank(name) ? (['name'] as const) : []),
  ...(isLink(link) || isMailLink(link) ? [] : (['link'] as const)),
]

/** Returns the wrong members of an entry of the menu. */
export const menuEntryFaults = ({ entry, name, link }: MenuEntry): readonly ('name' | 'link')[] => {
  if (!isMenuLink(entry)) return link === undefined ? [] : ['link']
  const isRight = link !== undefined && (isOwnAddress(link) || isSecureAddress(link))
  return [...(isBlank(name) ? (['name'] as const) : []), ...(isRight ? [] : (['link'] as const))]
}

/** Returns what is wrong with the greeting of a user. */
export const greetingFaults = (userId: string, text: string): readonly ('user' | 'text')[] => [
  ...(USER_ID.test(userId) ? [] : (['user'] as const)),
  ...(isBlank(text) ? (['text'] as const) : []),
]

type Check = (change: SettingsChange, today: string) => boolean

const allOf = <T>(list: readonly T[] | undefined, isRight: (item: T) => boolean) =>
  list?.every(isRight) ?? true

const RIGHT: Readonly<Partial<Record<keyof SettingsChange, Check>>> = {
  blog_name: ({ blog_name = 'unchanged' }) => !isBlank(blog_name),
  ...Object.fromEntries(
    SETTINGS_PICTURES.map((name): [string, Check] => [
      name,
      (change) => isEmptyOr(change[name] ?? '', isPictureAddress),
    ]),
  ),
  ...Object.fromEntries(
    LINKS.map((name): [string, Check] => [name, (change) => isEmptyOr(change[name] ?? '', isLink)]),
  ),
  badges: ({ badges }) => allOf(badges, (badge) => badgeFaults(badge).length === 0),
  special_greetings: ({ special_greetings }) =>
    allOf(
      Object.entries(special_greetings ?? {}),
      ([id, text]) => greetingFaults(id, text).length === 0,
    ),
  verses: ({ verses = [] }) =>
    verses.length <= VERSES_MAX &&
    verses.every((verse) => !isBlank(verse) && verse.length <= ADMIN_LENGTH.verse),
  social_links: ({ social_links }) =>
    allOf(social_links, (link) => socialLinkFaults(link).length === 0),
  menu: ({ menu = [] }) =>
    menu.filter(({ entry }) => isMenuLink(entry)).length <= MENU_LINKS_MAX &&
    menu.every((entry) => menuEntryFaults(entry).length === 0),
  code_sources: ({ code_sources = [] }) =>
    code_sources.length <= CODE_SOURCES_MAX && code_sources.every(isSource),
  founded_on: ({ founded_on = '' }, today) => isPastDay(founded_on, today),
}

/** Returns every setting with a wrong value. The admin marks them; the server refuses them. */
export const settingsFaults: (
  change: SettingsChange,
  today: string,
) => readonly (keyof SettingsChange)[] = (change, today) =>
  (Object.keys(RIGHT) as (keyof SettingsChange)[]).filter((name) => !RIGHT[name]?.(change, today))

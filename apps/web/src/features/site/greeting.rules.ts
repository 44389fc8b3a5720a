import type { Copy } from '@lanting/copy/zh-CN'

/** Each greeting and its first hour. */
const BY_HOUR = [
  [22, 'night'],
  [20, 'evening'],
  [18, 'dusk'],
  [14, 'afternoon'],
  [12, 'noon'],
  [9, 'morning'],
  [5, 'earlyMorning'],
  [0, 'lateNight'],
] as const

interface Guest {
  readonly id: number
  readonly nick_name: string
}

interface Site {
  readonly blog_name: string
  readonly special_greetings: Readonly<Record<string, string>>
}

export const greetingFor = (
  guest: Guest | undefined,
  hour: number,
  site: Site,
  copy: Copy['greetings'],
): string => {
  if (!guest?.nick_name) return copy.visitor(site.blog_name)
  const own = site.special_greetings[guest.id]
  if (own) return own
  const [, kind] = BY_HOUR.find(([from]) => hour >= from) ?? BY_HOUR[0]
  return copy[kind](guest.nick_name)
}

import type { Copy } from '@lanting/copy/zh-CN'

type Words = Copy['devices']

/** The first that fits: those who call themselves Chrome or Safari too stand before them. */
const BROWSERS: readonly (readonly [keyof Words['browsers'], RegExp])[] = [
  ['weChat', /MicroMessenger\//],
  ['qq', /QQBrowser\//],
  ['uc', /UCBrowser\//],
  ['huawei', /HuaweiBrowser\//],
  ['xiaomi', /MiuiBrowser\//],
  ['samsung', /SamsungBrowser\//],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Safari\//],
]

const SYSTEMS: readonly (readonly [keyof Words['systems'], RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['harmony', /HarmonyOS|OpenHarmony/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['mac', /Macintosh|Mac OS X/],
  ['chromeOs', /CrOS/],
  ['linux', /Linux|X11/],
]

const firstOf = <K>(kinds: readonly (readonly [K, RegExp])[], text: string): K | undefined =>
  kinds.find(([, sign]) => sign.test(text))?.[0]

/** What a person would call the device on which a browser says that of itself. */
export const deviceName = (userAgent: string, words: Words): string => {
  const browser = firstOf(BROWSERS, userAgent)
  const system = firstOf(SYSTEMS, userAgent)
  if (browser && system) return words.both(words.browsers[browser], words.systems[system])
  if (browser) return words.browsers[browser]
  return system ? words.systems[system] : words.unknown
}

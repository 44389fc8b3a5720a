type Browser =
  | 'weChat'
  | 'qq'
  | 'uc'
  | 'huawei'
  | 'xiaomi'
  | 'samsung'
  | 'edge'
  | 'opera'
  | 'firefox'
  | 'chrome'
  | 'safari'
type System = 'iPhone' | 'iPad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeOs' | 'linux'

/** Names of browsers and systems in one language. */
interface DeviceCopy {
  readonly browsers: Readonly<Record<Browser, string>>
  readonly systems: Readonly<Record<System, string>>
  readonly both: (browser: string, system: string) => string
  readonly unknown: string
}

/** The first match counts. Browsers that also call themselves Chrome or Safari come first. */
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
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

const SYSTEMS: readonly (readonly [System, RegExp])[] = [
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

/** Returns a readable name for the device with this user agent. */
export const deviceName = (userAgent: string, words: DeviceCopy): string => {
  const browser = firstOf(BROWSERS, userAgent)
  const system = firstOf(SYSTEMS, userAgent)
  if (browser && system) return words.both(words.browsers[browser], words.systems[system])
  if (browser) return words.browsers[browser]
  return system ? words.systems[system] : words.unknown
}

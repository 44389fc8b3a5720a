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

/** What people call browsers and systems, in some language. */
export interface DeviceWords {
  readonly browsers: Readonly<Record<Browser, string>>
  readonly systems: Readonly<Record<System, string>>
  readonly both: (browser: string, system: string) => string
  readonly unknown: string
}

/** The first that fits: those who call themselves Chrome or Safari too stand before them. */
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

/** What a person would call the device on which a browser says that of itself. */
export const deviceName = (userAgent: string, words: DeviceWords): string => {
  const browser = firstOf(BROWSERS, userAgent)
  const system = firstOf(SYSTEMS, userAgent)
  if (browser && system) return words.both(words.browsers[browser], words.systems[system])
  if (browser) return words.browsers[browser]
  return system ? words.systems[system] : words.unknown
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
export const CROSSFADE_MAX_S = 8

/** The middle of each band. */
export const BANDS_HZ = [60, 230, 910, 3_600, 14_000] as const

/** The gain of each band in dB. */
export const PRESETS = {
  off: [0, 0, 0, 0, 0],
  bass: [6, 4, 0, 0, 0],
  vocal: [-2, -1, 3, 3, 1],
  treble: [0, 0, 0, 3, 5],
  acoustic: [3, 1, 0, 2, 3],
  night: [-4, -2, 1, 1, -2],
} as const

export type Preset = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

export interface SoundSettings {
  readonly speed: number
  /** 0: off. */
  readonly crossfadeS: number
  readonly isGapless: boolean
  /** Loud songs are played as loud as others. */
  readonly isLevelled: boolean
  readonly preset: Preset
}

/** Everything is off. */
export const PLAIN: SoundSettings = {
  speed: 1,
  crossfadeS: 0,
  isGapless: false,
  isLevelled: false,
  preset: 'off',
}

export const isPlain = (settings: SoundSettings): boolean =>
  (Object.keys(PLAIN) as (keyof SoundSettings)[]).every((name) => settings[name] === PLAIN[name])

/** Returns valid settings for any stored value. */
export const readSound = (stored: unknown): SoundSettings => {
  const saved = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  const { crossfadeS } = saved
  const isFade = Number.isInteger(crossfadeS) && Number(crossfadeS) >= 0
  return {
    speed: SPEEDS.find((speed) => speed === saved.speed) ?? PLAIN.speed,
    crossfadeS: isFade ? Math.min(CROSSFADE_MAX_S, Number(crossfadeS)) : PLAIN.crossfadeS,
    isGapless: saved.isGapless === true,
    isLevelled: saved.isLevelled === true,
    preset: PRESET_NAMES.find((name) => name === saved.preset) ?? PLAIN.preset,
  }
}

/** How songs blend, in seconds; undefined: not at all. The last song sounds to its end. */
export const blendOf = (
  { crossfadeS, isGapless }: SoundSettings,
  isLastSong = false,
): number | undefined => {
  if (isLastSong) return undefined
  return crossfadeS > 0 ? crossfadeS : isGapless ? 0 : undefined
}

/** The factor of a gain in dB. A song without one stays as it is. */
export const gainFactor = (gainDb: number | undefined): number =>
  gainDb === undefined || !Number.isFinite(gainDb) ? 1 : 10 ** (Math.min(12, gainDb) / 20)

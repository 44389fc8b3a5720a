/** The size limits, in units of the stage. */
const SPECIAL_LYRIC_SIZE = {
  title: { min: 1, max: 5 },
  artist: { min: 0, max: 2.4 },
  lyric: { min: 1, max: 4 },
  step: 0.1,
} as const

export type SizeKind = 'title' | 'artist' | 'lyric'

export interface StageSettings {
  readonly title: number
  readonly artist: number
  readonly lyric: number
  /** The brightness of the image, from 0 to 1. */
  readonly brightness: number
  /** Black instead of a picture. */
  readonly isProfessional: boolean
}

export const STAGE_DEFAULTS: StageSettings = {
  title: 2.4,
  artist: 1.4,
  lyric: 1.8,
  brightness: 0.5,
  isProfessional: false,
}

const BRIGHTNESS_STEP = 0.1

/** Rounds to tenths, against floating point errors. */
const tenths = (value: number) => Math.round(value * 10) / 10

const within = (kind: SizeKind, size: number) => {
  const { min, max } = SPECIAL_LYRIC_SIZE[kind]
  return Math.min(max, Math.max(min, tenths(size)))
}

export const resized = (settings: StageSettings, kind: SizeKind, steps: number): StageSettings => ({
  ...settings,
  [kind]: within(kind, settings[kind] + steps * SPECIAL_LYRIC_SIZE.step),
})

/** One step brighter; after the brightest it starts again at dark. */
export const brightened = (settings: StageSettings): StageSettings => {
  const brightness = tenths(settings.brightness + BRIGHTNESS_STEP)
  return { ...settings, brightness: brightness > 1 ? 0 : brightness }
}

const numberIn = (saved: Record<string, unknown>, name: keyof StageSettings): number => {
  const value = saved[name]
  const standard = STAGE_DEFAULTS[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : Number(standard)
}

/** Reads stored settings and replaces invalid values by defaults. */
export const savedSettings = (saved: unknown): StageSettings => {
  if (typeof saved !== 'object' || saved === null) return STAGE_DEFAULTS
  const found = saved as Record<string, unknown>
  return {
    title: within('title', numberIn(found, 'title')),
    artist: within('artist', numberIn(found, 'artist')),
    lyric: within('lyric', numberIn(found, 'lyric')),
    brightness: Math.min(1, Math.max(0, tenths(numberIn(found, 'brightness')))),
    isProfessional: found.isProfessional === true,
  }
}

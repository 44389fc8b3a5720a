import { SETTINGS_PICTURES, type SettingsChange } from '@lanting/contract'

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // Throws for unknown time zones.
    return false
  }
}

type PictureSettings = Pick<SettingsChange, (typeof SETTINGS_PICTURES)[number] | 'badges'>

/** Returns every picture of the settings. */
export const picturesOf = (settings: PictureSettings): string[] =>
  [
    ...SETTINGS_PICTURES.map((name) => settings[name] ?? ''),
    ...(settings.badges ?? []).map(({ image }) => image),
  ].filter(Boolean)

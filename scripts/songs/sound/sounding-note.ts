/** A note with its times in seconds. */
export interface SoundingNote {
  readonly at: number
  readonly seconds: number
  readonly pitch: number
  readonly strength: number
  readonly isSlurred: boolean
}

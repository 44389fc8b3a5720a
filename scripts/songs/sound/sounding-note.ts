/** A note in seconds, ready to be made audible. */
export interface SoundingNote {
  readonly at: number
  readonly seconds: number
  readonly pitch: number
  readonly strength: number
  readonly isSlurred: boolean
}

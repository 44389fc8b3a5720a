import type { PigmentName, Theme } from './pigments.ts'

export type PictureKind = 'landscape' | 'cover' | 'avatar'

/** Elements of a landscape. */
export type Companion =
  | 'birds'
  | 'pavilion'
  | 'boat'
  | 'pines'
  | 'reeds'
  | 'orchid'
  | 'plum'
  | 'bamboo'
  | 'leaves'
  | 'rain'
  | 'snow'

/** The subject of a cover or an avatar. */
export type Motif =
  | 'orchid'
  | 'bamboo'
  | 'plum'
  | 'koi'
  | 'persimmon'
  | 'cup'
  | 'enso'
  | 'reeds'
  | 'waves'
  | 'boat'
  | 'rain'
  | 'pine'
  | 'birds'
  | 'pavilion'

/** Places are shares of the picture's width or height, from its upper left corner. */
export interface Sun {
  readonly x: number
  readonly y: number
  /** Share of the height; 0 leaves the sky empty. */
  readonly radius: number
}

export interface PictureWish {
  readonly kind: PictureKind
  /** The same seed gives the same picture; nothing else is left to chance. */
  readonly seed: string
  readonly width: number
  readonly height: number
  readonly theme?: Theme
  readonly palette?: PigmentName
  /** A landscape's companions; without it, the seed chooses one. */
  readonly with?: readonly Companion[]
  readonly motif?: Motif
  /** Where the weight lies: pavilion and pines there, what grows in front on the other side. */
  readonly side?: 'left' | 'right'
  readonly layers?: number
  /** Where the furthest and the nearest ridge stand. */
  readonly horizon?: number
  readonly ground?: number
  /** How high the ridges rise; about 1 for a picture, 0.6 behind a title. */
  readonly relief?: number
  /** Where the water begins that a boat needs; it hides the feet of the ridges. */
  readonly waterline?: number
  readonly sun?: Partial<Sun>
  readonly birdsX?: number
  readonly birdsY?: number
  readonly boatX?: number
  readonly boatY?: number
}

import type { PigmentName, Theme } from './pigments.ts'
import type { Branch } from './strokes/plum.ts'

export type PictureKind = 'landscape' | 'cover' | 'avatar'

/** Elements of a landscape. */
export type Companion =
  | 'birds'
  | 'geese'
  | 'pavilion'
  | 'bridge'
  | 'boat'
  | 'pines'
  | 'reeds'
  | 'orchid'
  | 'plum'
  | 'bamboo'
  | 'willow'
  | 'lotus'
  | 'leaves'
  | 'rain'
  | 'snow'
  | 'petals'
  | 'stars'
  | 'fireflies'

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

export interface PictureSpec {
  readonly kind: PictureKind
  /** The same seed gives the same picture. Nothing else is random. */
  readonly seed: string
  readonly width: number
  readonly height: number
  readonly theme?: Theme
  readonly palette?: PigmentName
  /** The companions of a landscape. Without it, the seed chooses one. */
  readonly with?: readonly Companion[]
  readonly motif?: Motif
  /** The side with the weight: pavilion and pines. Plants in front stand on the other side. */
  readonly side?: 'left' | 'right'
  readonly layers?: number
  /** The heights of the furthest and the nearest ridge. */
  readonly horizon?: number
  readonly ground?: number
  /** The height of the ridges: about 1 for a picture, 0.6 behind a title. */
  readonly relief?: number
  /** The start of the water that a boat needs. It hides the feet of the ridges. */
  readonly waterline?: number
  readonly sun?: Partial<Sun>
  readonly birdsX?: number
  readonly birdsY?: number
  readonly boatX?: number
  readonly boatY?: number
  readonly boatSize?: number
  readonly bridgeX?: number
  /** The stems of bamboo. */
  readonly stems?: number
  readonly branch?: Branch
  /** The moon of a night is a sickle. */
  readonly isCrescent?: boolean
  /** The size of bamboo and plum; 1 beside a landscape, more as the subject. */
  readonly plantSize?: number
  /** Snow lies on the ridges. */
  readonly isSnowy?: boolean
  /** A night also where the site is light: blue dusk instead of paper. */
  readonly isMoonlit?: boolean
}

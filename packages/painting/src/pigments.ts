import { PAINTING_COLOURS } from '@lanting/contract'
import { fromHex, mix, type Rgb } from './colour.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The pigments of a picture: sky, mist, ridges from far to near, sun or moon, brush. */
export interface Pigments {
  readonly isNight: boolean
  readonly sky: Rgb
  readonly mist: Rgb
  readonly far: Rgb
  readonly near: Rgb
  readonly sun: Rgb
  readonly tint: Rgb
  readonly brush: Rgb
  /** A pale ink, visible against a night sky. */
  readonly pale: Rgb
  readonly petal: Rgb
  readonly pistil: Rgb
  readonly koi: Rgb
  readonly fruit: Rgb
  readonly gleam: Rgb
  readonly snow: Rgb
}

/** The pigments of a scholar's desk by day. `night` converts them to moonlight. */
const DESK = {
  ink: [...PAINTING_COLOURS.ink, '#23292E', '#C2452F', '#7E8A90', '#5C7E94'],
  celadon: [...PAINTING_COLOURS.celadon, '#17433C', '#C8553B', '#4FA592', '#3FA08E'],
  indigo: [...PAINTING_COLOURS.indigo, '#1D3752', '#D0684A', '#5B8FC0', '#4A86C6'],
  ochre: [...PAINTING_COLOURS.ochre, '#5E371F', '#B83A26', '#C98E4A', '#B8742E'],
  plum: [...PAINTING_COLOURS.plum, '#552B39', '#C0402F', '#C4707E', '#B0587A'],
  dusk: [...PAINTING_COLOURS.dusk, '#35344A', '#C9482F', '#B9787A', '#8A62B0'],
  tea: [...PAINTING_COLOURS.tea, '#3D4420', '#C2572F', '#93A04E', '#7F9A40'],
} as const

export type PigmentName = keyof typeof DESK
export const PIGMENT_NAMES = Object.keys(DESK) as [PigmentName, ...PigmentName[]]

const SOOT = fromHex('#15191C')
const GLEAM = fromHex('#F2C48E')

const byDay = (name: PigmentName): Pigments => {
  const [sky, mist, far, near, sun, tint] = DESK[name]
  const brush = mix(fromHex(near), SOOT, 0.45)
  return {
    isNight: false,
    sky: fromHex(sky),
    mist: fromHex(mist),
    far: fromHex(far),
    near: fromHex(near),
    sun: fromHex(sun),
    tint: fromHex(tint),
    brush,
    pale: fromHex(far),
    petal: fromHex('#C4503E'),
    pistil: brush,
    koi: fromHex('#C2452F'),
    fruit: fromHex('#C9602B'),
    gleam: GLEAM,
    snow: fromHex('#FDFDFA'),
  }
}

const byNight = (name: PigmentName): Pigments => {
  const night = fromHex(DESK[name][6])
  return {
    isNight: true,
    sky: mix(fromHex('#0F1317'), night, 0.13),
    mist: mix(fromHex('#28323A'), night, 0.3),
    far: mix(fromHex('#141C22'), night, 0.2),
    near: mix(fromHex('#080B0E'), night, 0.08),
    sun: fromHex('#EFE3C6'),
    tint: night,
    brush: fromHex('#07090B'),
    pale: mix(fromHex('#DAD3C2'), night, 0.2),
    petal: mix(fromHex('#E8705C'), fromHex('#F0DCD2'), 0.25),
    pistil: fromHex('#F3E4C8'),
    koi: fromHex('#E8705C'),
    fruit: fromHex('#E08A4E'),
    gleam: GLEAM,
    snow: mix(fromHex('#8E9AA2'), night, 0.3),
  }
}

/** A heavy sky, so that the snow is the lightest part of the picture. */
const underSnow = (pigments: Pigments): Pigments =>
  pigments.isNight
    ? pigments
    : {
        ...pigments,
        sky: mix(pigments.sky, mix(pigments.far, pigments.tint, 0.25), 0.62),
        mist: mix(pigments.mist, pigments.far, 0.16),
      }

/** The blue hour: a night for light pages. */
const byDusk = (name: PigmentName): Pigments => {
  const night = byNight(name)
  const tint = fromHex(DESK[name][6])
  return {
    ...night,
    sky: mix(fromHex('#3B4A5A'), tint, 0.28),
    mist: mix(fromHex('#B9C2C6'), tint, 0.3),
    far: mix(fromHex('#5C6C78'), tint, 0.26),
    near: mix(fromHex('#18222B'), tint, 0.12),
    sun: fromHex('#F6EBCF'),
    brush: fromHex('#0F151A'),
  }
}

interface Light {
  readonly palette: PigmentName
  readonly theme: Theme
  readonly isMoonlit: boolean
  readonly isSnowy: boolean
}

export const pigmentsOf = ({ palette, theme, isMoonlit, isSnowy }: Light): Pigments => {
  if (theme === 'dark') return byNight(palette)
  if (isMoonlit) return byDusk(palette)
  return isSnowy ? underSnow(byDay(palette)) : byDay(palette)
}

import {
  isDrawing,
  nightTwin,
  PAINTINGS_PATH,
  paintingForm,
  type RouteName,
} from '@lanting/contract'
import type { CSSProperties } from 'react'

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

const ART = '/art/headers'

/** Accepts only own images or https, without characters that could end the CSS string. */
const isSafe = (url: string) => /^(?:\/(?!\/)|https:\/\/)[^\s"'()\\]*$/.test(url)

interface HeaderPicture {
  /** A photo gets an overlay and light text. A drawing fades into the paper. */
  readonly kind: 'drawing' | 'photograph'
  /** Images by scheme and shape. The style sheet selects the one to load. */
  readonly style: CSSProperties
}

const pictureStyle = (wide: { light: string; dark: string }, tall = wide) =>
  ({
    '--wide-light': `url("${wide.light}")`,
    '--wide-dark': `url("${wide.dark}")`,
    '--tall-light': `url("${tall.light}")`,
    '--tall-dark': `url("${tall.dark}")`,
  }) as CSSProperties

/** The default header image of a route. */
export const routePicture = (routeName: RouteName): HeaderPicture => {
  const drawing = (shape: string) => ({
    light: `${ART}/${kebab(routeName)}-light-${shape}.avif`,
    dark: `${ART}/${kebab(routeName)}-dark-${shape}.avif`,
  })
  return { kind: 'drawing', style: pictureStyle(drawing('wide'), drawing('tall')) }
}

const SHAPES = { banner: ['wide', 'tall'], screen: ['screen', 'phone'] } as const

/** A chosen header image; undefined when it is not allowed. */
export const chosenPicture = (url: string, fillsScreen = false): HeaderPicture | undefined => {
  const drawing = (light: string) => ({ light, dark: nightTwin(light) })
  if (isDrawing(url)) {
    const [wide, tall] = url.startsWith(PAINTINGS_PATH)
      ? SHAPES[fillsScreen ? 'screen' : 'banner'].map((form) => paintingForm(url, form))
      : [url]
    return { kind: 'drawing', style: pictureStyle(drawing(wide ?? url), drawing(tall ?? url)) }
  }
  if (!isSafe(url)) return undefined
  return { kind: 'photograph', style: pictureStyle({ light: url, dark: url }) }
}

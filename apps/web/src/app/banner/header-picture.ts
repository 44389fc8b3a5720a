import type { RouteName } from '@lanting/contract'
import type { CSSProperties } from 'react'

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

const ART = '/art/headers'

/** Only pictures of our own or from https may be drawn, and nothing in them can end the CSS string. */
const isSafe = (url: string) => /^(?:\/(?!\/)|https:\/\/)[^\s"'()\\]*$/.test(url)

/** Our own drawings have a twin beside them, for the night. */
const isDrawing = (url: string) => /^\/art\/[\w/-]+\.avif$/.test(url)
const nightTwin = (url: string) => url.replace(/\.avif$/, '-dark.avif')

export interface HeaderPicture {
  /** A photograph gets a veil and ivory words; a drawing fades into the paper. */
  readonly kind: 'drawing' | 'photograph'
  /** By scheme and shape; the style sheet chooses which of them is fetched. */
  readonly style: CSSProperties
}

const pictureStyle = (wide: { light: string; dark: string }, tall = wide) =>
  ({
    '--wide-light': `url("${wide.light}")`,
    '--wide-dark': `url("${wide.dark}")`,
    '--tall-light': `url("${tall.light}")`,
    '--tall-dark': `url("${tall.dark}")`,
  }) as CSSProperties

/** The default picture of a route. */
export const routePicture = (routeName: RouteName): HeaderPicture => {
  const drawing = (shape: string) => ({
    light: `${ART}/${kebab(routeName)}-light-${shape}.avif`,
    dark: `${ART}/${kebab(routeName)}-dark-${shape}.avif`,
  })
  return { kind: 'drawing', style: pictureStyle(drawing('wide'), drawing('tall')) }
}

/** A picture that somebody has chosen; undefined when it must not be drawn. */
export const chosenPicture = (url: string): HeaderPicture | undefined => {
  if (isDrawing(url)) {
    return { kind: 'drawing', style: pictureStyle({ light: url, dark: nightTwin(url) }) }
  }
  if (!isSafe(url)) return undefined
  return { kind: 'photograph', style: pictureStyle({ light: url, dark: url }) }
}

import type { RouteName } from '@lanting/contract'
import type { CSSProperties } from 'react'

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

const ART = '/art/headers'

/** Only pictures of our own or from https may be drawn, and nothing in them can end the CSS string. */
const isSafe = (url: string) => /^(?:\/(?!\/)|https:\/\/)[^\s"'()\\]*$/.test(url)

/** The four default pictures of a route: by scheme and shape, the style chooses which is fetched. */
export const artStyle = (routeName: RouteName): CSSProperties => {
  const picture = (kind: string) => `url("${ART}/${kebab(routeName)}-${kind}.avif")`
  return {
    '--wide-light': picture('light-wide'),
    '--wide-dark': picture('dark-wide'),
    '--tall-light': picture('light-tall'),
    '--tall-dark': picture('dark-tall'),
  } as CSSProperties
}

/** A chosen picture is the same in every scheme and shape; undefined when it must not be drawn. */
export const chosenStyle = (url: string): CSSProperties | undefined => {
  if (!isSafe(url)) return undefined
  const picture = `url("${url}")`
  return {
    '--wide-light': picture,
    '--wide-dark': picture,
    '--tall-light': picture,
    '--tall-dark': picture,
  } as CSSProperties
}

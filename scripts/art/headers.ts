import type { Companion, PictureSpec, PigmentName, Theme } from '@lanting/painting'

type HeaderShape = 'wide' | 'tall'
export const HEADER_SHAPES = ['wide', 'tall'] as const satisfies readonly HeaderShape[]

/** A header picture of a route, without its theme. */
type Header = Omit<PictureSpec, 'kind' | 'theme'>
type Banner = (shape: HeaderShape) => Header

/** The page's own ridges cover the lowest fifth, so a boat floats above them. */
const LOW_RELIEF = 0.62
const SHORE = { horizon: 0.58, ground: 0.71, waterline: 0.72, boatY: 0.795, relief: 0.54 }
const LAND = { horizon: 0.58, ground: 0.86, relief: LOW_RELIEF }

/** The text is in the middle, so the sun is at one side, and the birds fly near it. */
const skyOf = (shape: HeaderShape, sunX: number) => {
  const isLeft = sunX < 0.5
  return shape === 'wide'
    ? {
        sun: { x: sunX, y: 0.36, radius: 0.064 },
        birdsX: sunX + (isLeft ? 0.08 : -0.1),
        birdsY: 0.26,
      }
    : {
        sun: { x: isLeft ? 0.2 : 0.8, y: 0.3, radius: 0.06 },
        birdsX: isLeft ? 0.68 : 0.24,
        birdsY: 0.24,
      }
}

const BANNER_SIZES = { wide: { width: 1920, height: 560 }, tall: { width: 900, height: 720 } }

const banner =
  (
    palette: PigmentName,
    seed: string,
    side: 'left' | 'right',
    sunX: number,
    ...companions: Companion[]
  ): Banner =>
  (shape) => ({
    seed,
    palette,
    side,
    with: companions,
    ...(companions.includes('boat') ? SHORE : LAND),
    ...skyOf(shape, sunX),
    ...BANNER_SIZES[shape],
  })

const HOME = { seed: 'lanting-9', palette: 'ink', side: 'left', layers: 6, ground: 0.9 } as const

/** For a page of its own: the text is in the upper sky, the boat far below it. */
const notFound: Banner = (shape) => ({
  seed: 'cloud-deep',
  palette: 'dusk',
  side: 'right',
  with: ['boat', 'birds'],
  horizon: 0.62,
  ground: 0.74,
  waterline: 0.75,
  boatY: 0.83,
  relief: 0.5,
  ...(shape === 'wide'
    ? {
        width: 1920,
        height: 1200,
        sun: { x: 0.24, y: 0.3, radius: 0.05 },
        birdsX: 0.36,
        birdsY: 0.22,
      }
    : {
        width: 900,
        height: 1948,
        sun: { x: 0.24, y: 0.5, radius: 0.04 },
        birdsX: 0.66,
        birdsY: 0.47,
      }),
})

/** Fills the first screen. The phone has its own composition, not a part of the wide one. */
const home: Banner = (shape) =>
  shape === 'wide'
    ? {
        ...HOME,
        width: 1920,
        height: 1200,
        with: ['pavilion', 'birds', 'orchid', 'pines'],
        horizon: 0.5,
        relief: 1.15,
        sun: { x: 0.5, y: 0.27, radius: 0.06 },
        birdsX: 0.37,
      }
    : {
        ...HOME,
        width: 900,
        height: 1948,
        with: ['pavilion', 'pines'],
        horizon: 0.56,
        relief: LOW_RELIEF,
        sun: { x: 0.22, y: 0.24, radius: 0.05 },
      }

/** Each route has its own pigment, so that visitors recognise it. */
const HEADERS = {
  Home: home,
  Archives: banner('ochre', 'tlb', 'right', 0.3, 'pines', 'birds'),
  ArticleList: banner('ochre', 'al2', 'left', 0.72, 'pavilion', 'birds'),
  Category: banner('tea', 'cat', 'left', 0.27, 'bamboo', 'birds'),
  Tag: banner('tea', 'tag', 'left', 0.74, 'boat', 'reeds'),
  Article: banner('celadon', 'p1', 'left', 0.8, 'boat', 'birds'),
  Talk: banner('celadon', 'talkb', 'right', 0.24, 'boat', 'reeds', 'birds'),
  PhotoAlbum: banner('plum', 'plum-15', 'left', 0.3, 'plum'),
  Photos: banner('plum', 'pho', 'right', 0.28, 'boat', 'birds'),
  Music: banner('celadon', 'music-4', 'right', 0.7, 'bamboo', 'birds'),
  LinkList: banner('indigo', 'lkb', 'right', 0.32, 'pavilion', 'birds'),
  Front: banner('indigo', 'frn', 'left', 0.74, 'pines', 'birds'),
  Back: banner('indigo', 'bck', 'right', 0.26, 'boat'),
  SiteList: banner('indigo', 'sit', 'left', 0.26, 'bamboo'),
  UserCenter: banner('ink', 'usr', 'left', 0.3, 'orchid', 'birds'),
  MessageList: banner('dusk', 'brd', 'left', 0.73, 'pavilion', 'birds'),
  PublishMessage: banner('dusk', 'pub', 'right', 0.72, 'bamboo'),
  MessageDetail: banner('dusk', 'det', 'left', 0.7, 'pines', 'birds'),
  Search: banner('ink', 'sea', 'right', 0.3, 'boat', 'birds'),
  Thanks: banner('ink', 'thanks-11', 'right', 0.72, 'plum'),
  Page: banner('ink', 'page-3', 'left', 0.7, 'pavilion', 'birds'),
  NotFound: notFound,
} satisfies Record<string, Banner>

type HeaderRoute = keyof typeof HEADERS
export const HEADER_ROUTES = Object.keys(HEADERS) as HeaderRoute[]

/** Returns the default picture of a route. */
export const headerOf = (route: HeaderRoute, theme: Theme, shape: HeaderShape): PictureSpec => ({
  ...HEADERS[route](shape),
  kind: 'landscape',
  theme,
})

/** `ArticleList` by night on a phone is `article-list-dark-tall.avif`. */
export const headerFileName = (route: HeaderRoute, theme: Theme, shape: HeaderShape): string =>
  `${route.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-${theme}-${shape}.avif`

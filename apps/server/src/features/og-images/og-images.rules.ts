import {
  articleOgImagePath,
  CARD,
  OG_IMAGES_PATH,
  paintingForm,
  pictureVariants,
  readPaintingUrl,
  readPictureUrl,
  siteOgImagePath,
} from '@lanting/contract'

/** The subject of an image. `at` is the time of the change that its address names. */
export type OgImageName =
  | { readonly about: 'article'; readonly id: number; readonly at: number }
  | { readonly about: 'site'; readonly at: number }

const NAME = /^(?:article-([1-9]\d{0,8})|site)-(0|[1-9]\d{0,14})\.jpg$/

export const readOgImageName = (file: string): OgImageName | undefined => {
  const [, id, at] = NAME.exec(file) ?? []
  if (at === undefined) return undefined
  return id === undefined
    ? { about: 'site', at: Number(at) }
    : { about: 'article', id: Number(id), at: Number(at) }
}

/** Returns the current address of the image. */
export const currentPath = (name: OgImageName, changedAt: number): string =>
  name.about === 'site' ? siteOgImagePath(changedAt) : articleOgImagePath(name.id, changedAt)

export const isCurrent = (file: string, path: string): boolean =>
  `${OG_IMAGES_PATH}${file}` === path

/** Bundled pictures. No dots, which could lead to other folders. */
const ART = /^\/art\/[a-z0-9]+(?:[/-][a-z0-9]+)*\.avif$/

/** Returns the source of a cover. Only pictures of this site are read. */
export const ownPicture = (cover: string): string | undefined => {
  const picture = readPictureUrl(cover)
  if (!picture) return ART.test(cover) || readPaintingUrl(cover) ? cover : undefined
  const variants = pictureVariants(picture)
  return (variants.find(({ width }) => width >= CARD.width) ?? variants.at(-1))?.url
}

/** The input of an image: the same plan gives the same image. */
export interface OgImagePlan {
  /** The address of its picture. */
  readonly picture: string
  readonly caption?: { readonly title: string; readonly site: string }
}

const BACKGROUND = {
  article: '/art/headers/article-light-wide.avif',
  site: '/art/headers/home-light-wide.avif',
} as const

interface Site {
  readonly blog_name: string
  readonly personal_say: string
}

export const siteOgImage = ({ blog_name, personal_say }: Site): OgImagePlan => ({
  picture: BACKGROUND.site,
  caption: { title: blog_name, site: personal_say },
})

/** Returns a plan with the title over its painting; over paper where a cover is of no use. */
export const titleOgImage = (
  title: string,
  { blog_name }: Site,
  painting: string,
): OgImagePlan => ({
  picture: painting ? paintingForm(painting, 640) : BACKGROUND.article,
  caption: { title, site: blog_name },
})

/** Returns a plan with the cover only, if the site serves it. */
export const coverOgImage = (cover: string): OgImagePlan | undefined => {
  const picture = ownPicture(cover)
  return picture === undefined ? undefined : { picture }
}

import {
  articleOgImagePath,
  CARD,
  CARDS_PATH,
  pictureForms,
  readPictureUrl,
  siteOgImagePath,
} from '@lanting/contract'

/** What a card is about; `at` is the change that its address was made for. */
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

/** The address under which the card is now. */
export const currentPath = (name: OgImageName, changedAt: number): string =>
  name.about === 'site' ? siteOgImagePath(changedAt) : articleOgImagePath(name.id, changedAt)

export const isCurrent = (file: string, path: string): boolean => `${CARDS_PATH}${file}` === path

/** Pictures that come with the site: no dots that could lead elsewhere. */
const ART = /^\/art\/[a-z0-9]+(?:[/-][a-z0-9]+)*\.avif$/

/** Where to read a cover from; only what we serve ourselves is ever read. */
export const ownPicture = (cover: string): string | undefined => {
  const picture = readPictureUrl(cover)
  if (!picture) return ART.test(cover) ? cover : undefined
  const forms = pictureForms(picture)
  return (forms.find(({ width }) => width >= CARD.width) ?? forms.at(-1))?.url
}

/** What a card is made of: the same plan gives the same card. */
export interface OgImagePlan {
  /** The address of the picture on it. */
  readonly picture: string
  readonly words?: { readonly title: string; readonly site: string }
}

const GROUND = {
  article: '/art/headers/article-light-wide.avif',
  site: '/art/headers/home-light-wide.avif',
} as const

interface Site {
  readonly blog_name: string
  readonly personal_say: string
}

export const siteOgImage = ({ blog_name, personal_say }: Site): OgImagePlan => ({
  picture: GROUND.site,
  words: { title: blog_name, site: personal_say },
})

export const titleOgImage = (title: string, { blog_name }: Site): OgImagePlan => ({
  picture: GROUND.article,
  words: { title, site: blog_name },
})

/** The cover alone, if it is ours to show. */
export const coverOgImage = (cover: string): OgImagePlan | undefined => {
  const picture = ownPicture(cover)
  return picture === undefined ? undefined : { picture }
}

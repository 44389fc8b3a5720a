import { MENU_ENTRIES, type MenuLink, type MenuName, type Section } from './enumerations.ts'
import { PATHS } from './paths.ts'

interface Entry {
  readonly entry: MenuName | MenuLink
  readonly name: string
  readonly link?: string
}

export const isMenuLink = (entry: MenuName | MenuLink): entry is MenuLink =>
  entry === 'link' || entry === 'moreLink'

/** Whether an entry stands under “More”. */
export const isUnderMore = ({ entry }: Pick<Entry, 'entry'>): boolean =>
  entry === 'front' || entry === 'back' || entry === 'moreLink'

/** Returns the whole menu: first the entries of the owner, then all others in their first order. */
export const wholeMenu = (menu: readonly Entry[]): readonly Entry[] =>
  [...menu, ...MENU_ENTRIES.map((entry) => ({ entry, name: '' }))].filter(
    ({ entry }, place, all) =>
      isMenuLink(entry) || all.findIndex((other) => other.entry === entry) === place,
  )

const SECTION_PATHS: Readonly<Record<Section, readonly string[]>> = {
  photoAlbum: [PATHS.photoAlbum, PATHS.photos],
  talk: [PATHS.talk],
  links: [PATHS.linkList],
  board: [PATHS.messageList, PATHS.publishMessage, PATHS.messageDetail],
  resources: [PATHS.front, PATHS.back, PATHS.siteList],
  chat: [PATHS.chat],
  music: [PATHS.musicAlbums, PATHS.musicAlbum, PATHS.musicArtists, PATHS.musicArtist],
}

/** Whether the page of a path belongs to a hidden section. */
export const isHiddenPath = (path: string, hidden: readonly Section[]): boolean =>
  hidden.some((section) => SECTION_PATHS[section].includes(path))

import {
  isHiddenPath,
  isMenuLink,
  isUnderMore,
  type MenuName,
  type SiteConfig,
  wholeMenu,
} from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { pageMenuQuery } from '../../features/pages/pages.queries.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useConfig } from '../../shared/site-config.ts'
import { useApi } from '../../shared/use-api.ts'

const TO: Readonly<Record<MenuName, string>> = {
  home: PATHS.home,
  timeline: PATHS.archives,
  category: PATHS.category,
  tag: PATHS.tag,
  photoAlbum: PATHS.photoAlbum,
  talk: PATHS.talk,
  links: PATHS.linkList,
  board: PATHS.messageList,
  front: PATHS.front,
  back: PATHS.back,
}

export interface NavigationEntry {
  readonly to: string
  readonly entry: SiteConfig['menu'][number]['entry']
  readonly label: string
}

/** The menu in the order and with the names of the owner, without hidden pages. */
export const menuEntries = (
  { menu, hidden_sections }: Pick<SiteConfig, 'menu' | 'hidden_sections'>,
  names: Readonly<Record<MenuName, string>>,
) => {
  const entries = wholeMenu(menu)
    .map(
      ({ entry, name, link }): NavigationEntry =>
        isMenuLink(entry)
          ? { to: link ?? '', entry, label: name }
          : { to: TO[entry], entry, label: name || names[entry] },
    )
    .filter(({ to }) => !isHiddenPath(to, hidden_sections))
  return {
    main: entries.filter((entry) => !isUnderMore(entry)),
    more: entries.filter(isUnderMore),
  }
}

/** Of a menu of the usual length, which fits from 799 px. */
const USUAL_PX = 620
const ENTRY_PX = 26
const LETTER_PX = 8
/** Every character that is not Latin is as wide as two. */
const WIDE = /[^ -\u024f]/g

/** Returns whether the bar of these entries needs a wide window; else the menu is a drawer. */
export const barOf = (labels: readonly string[]): 'long' | 'endless' | undefined => {
  const letters = labels.join('').replace(WIDE, '  ').length
  const width = labels.length * ENTRY_PX + letters * LETTER_PX
  if (width <= USUAL_PX) return undefined
  return width <= 1_000 ? 'long' : 'endless'
}

export const useMenu = () => {
  const { data: pages } = useSuspenseQuery(pageMenuQuery(useApi()))
  const { main, more } = menuEntries(useConfig(), useCopy().header)
  return { main, more, hasMore: more.length > 0 || pages.some(({ place }) => place === 'menu') }
}

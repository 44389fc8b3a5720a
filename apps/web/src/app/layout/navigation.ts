import {
  isHiddenPath,
  isUnderMore,
  type MenuName,
  type SiteConfig,
  wholeMenu,
} from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { pageMenuQuery } from '../../features/pages/pages.queries.ts'
import { widthOf } from '../../shared/cjk.ts'
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
        entry === 'link' || entry === 'moreLink'
          ? { to: link ?? '', entry, label: name }
          : { to: TO[entry], entry, label: name || names[entry] },
    )
    .filter(({ to }) => !isHiddenPath(to, hidden_sections))
  return {
    main: entries.filter((entry) => !isUnderMore(entry)),
    more: entries.filter(isUnderMore),
  }
}

/** The windows up to which a long menu is a drawer. The usual menu fits from 799 px. */
const DRAWERS = [1_100, 1_280, 1_440, 1_680]
const USUAL = 1_040
const ENTRY_PX = 26
const LETTER_PX = 8
/** Name, tools and edges of the header. */
const BESIDE_PX = 420

/** Returns up to which width these entries need a drawer; undefined for a menu of usual length. */
export const drawerUntil = (labels: readonly string[]): string | undefined => {
  const widths = labels.map((label) => ENTRY_PX + LETTER_PX * widthOf(label))
  const needed = widths.reduce((sum, width) => sum + width, BESIDE_PX)
  if (needed <= USUAL) return undefined
  return String(DRAWERS.find((width) => width >= needed) ?? 'any')
}

export const useMenu = () => {
  const { data: pages } = useSuspenseQuery(pageMenuQuery(useApi()))
  const { main, more } = menuEntries(useConfig(), useCopy().header)
  return { main, more, hasMore: more.length > 0 || pages.some(({ place }) => place === 'menu') }
}

import type { Copy } from '@lanting/copy/zh-CN'
import { PATHS } from '../../shared/paths.ts'

export interface NavigationEntry {
  readonly to: string
  readonly label: keyof Copy['header'] &
    (
      | 'home'
      | 'timeline'
      | 'category'
      | 'tag'
      | 'photoAlbum'
      | 'talk'
      | 'links'
      | 'board'
      | 'front'
      | 'back'
    )
}

const home: NavigationEntry = { to: PATHS.home, label: 'home' }
const timeline: NavigationEntry = { to: PATHS.archives, label: 'timeline' }
const category: NavigationEntry = { to: PATHS.category, label: 'category' }
const tag: NavigationEntry = { to: PATHS.tag, label: 'tag' }
const rest: readonly NavigationEntry[] = [
  { to: PATHS.photoAlbum, label: 'photoAlbum' },
  { to: PATHS.talk, label: 'talk' },
  { to: PATHS.linkList, label: 'links' },
  { to: PATHS.messageList, label: 'board' },
]

export const DESKTOP_ENTRIES: readonly NavigationEntry[] = [home, timeline, category, ...rest]
export const MOBILE_ENTRIES: readonly NavigationEntry[] = [home, timeline, category, tag, ...rest]
export const MORE_ENTRIES: readonly NavigationEntry[] = [
  { to: PATHS.front, label: 'front' },
  { to: PATHS.back, label: 'back' },
]

import type { AdminCopy } from '@lanting/copy/admin/zh-CN'
import { PATHS, type Screen } from '../shared/paths.ts'

type Screens = AdminCopy['frame']['screens']

/** Editors have another name for something new, or for something that exists. */
const NEW: Partial<Record<Screen, keyof Screens>> = { page: 'newPage' }
const EDITED: Partial<Record<Screen, keyof Screens>> = { editor: 'edit', talk: 'editTalk' }

/** Returns the name of the screen at a path, or nothing for a path without a screen. */
export const screenTitle = (path: string, isNew: boolean, screens: Screens): string | undefined => {
  const screen = (Object.keys(PATHS) as Screen[]).find((name) => PATHS[name] === path)
  return screen && screens[(isNew ? NEW : EDITED)[screen] ?? screen]
}

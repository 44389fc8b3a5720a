import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const THEMES = '@vavt/markdown-theme/css/all.css'
const SHEET = /[\\/]md-editor-rt[\\/]lib[\\/]style\.css$/

/** The default theme, code and callouts look as on the site, in every theme. */
const OURS = /\.default-theme|\.md-editor-code|\.md-editor-admonition/

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')

/** Takes the end of a rule; a group of rules may begin before it. */
const withoutOurRule = (upToEnd: string): string => {
  const open = upToEnd.lastIndexOf('{')
  const start = upToEnd.lastIndexOf('{', Math.max(open - 1, 0)) + 1
  return OURS.test(upToEnd.slice(start, open)) ? upToEnd.slice(0, start) : `${upToEnd}}`
}

/** What all themes have in common is not for the default one: that has the styles of the site. */
export const withoutOurs = (css: string): string =>
  withoutComments(css)
    .split('}')
    .slice(0, -1)
    .map(withoutOurRule)
    .join('')
    .replaceAll('.md-editor-preview ', '.md-editor-preview:where(:not(.default-theme)) ')

/** Takes the looks of the default theme out of the styles of the editor. */
export const textThemes = (): Plugin => ({
  name: 'text-themes',
  enforce: 'pre',
  async transform(css, id) {
    if (!SHEET.test(id)) return undefined
    const themes = await readFile(new URL(import.meta.resolve(THEMES)), 'utf8')
    return `${css.replace(`@import '${THEMES}';`, '')}\n${withoutOurs(themes)}`
  },
})

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const THEMES = '@vavt/markdown-theme/css/all.css'
const SHEET = /[\\/]md-editor-rt[\\/]lib[\\/]style\.css$/

/** A rule without nested ones. */
const RULE = /([^{}]+)\{[^{}]*\}/g

/** The default theme, code and callouts look as on the site, in every theme. */
const OURS = /\.default-theme|\.md-editor-code|\.md-editor-admonition/

/** What all themes have in common is not for the default one: that has the styles of the site. */
export const withoutOurs = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(RULE, (rule, selector: string) => (OURS.test(selector) ? '' : rule))
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

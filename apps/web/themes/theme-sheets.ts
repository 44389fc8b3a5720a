import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { codeTheme } from './code-theme.ts'
import { type Colour, parseColour } from './colours.ts'
import { type Papers, textTheme } from './text-theme.ts'

const TOKENS = new URL('../../../packages/browser/src/styles/tokens.css', import.meta.url)
const TEXT_THEME = /^(.*[\\/]@vavt[\\/]markdown-theme[\\/]css[\\/]([\w-]+)\.css)\?(?!url)/
/** The light sheet stands for both. Only the theme of GitHub has no suffix. */
const CODE_THEME = /^(.*[\\/]highlight\.js[\\/]styles[\\/](\w+?)(?:-light)?\.min\.css)\?(?!url)/

const BLACK: Colour = [0, 0, 0]

/** The colours of the page, by day and by night. */
export const pagePapers = async (): Promise<Papers> => {
  const tokens = await readFile(TOKENS, 'utf8')
  const [light, dark] = [...tokens.matchAll(/--page: (#[\da-f]{6});/g)].map(([, hex = '']) =>
    parseColour(hex, BLACK),
  )
  if (!light || !dark) throw new Error('The tokens name no colour of the page.')
  return { light, dark }
}

/** Fits the style sheets of the themes, which were made for other pages, into this one. */
export const themeSheets = (): Plugin => ({
  name: 'theme-sheets',
  enforce: 'pre',
  async transform(css, id) {
    const [, , textName] = TEXT_THEME.exec(id) ?? []
    if (textName) return textTheme(textName, css, await pagePapers())
    const [, file, codeName] = CODE_THEME.exec(id) ?? []
    if (!file || !codeName) return undefined
    const dark = await readFile(join(dirname(file), `${codeName}-dark.min.css`), 'utf8')
    return codeTheme(codeName, css, dark)
  },
})

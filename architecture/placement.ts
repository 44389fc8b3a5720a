import { isOutsideProduct, USES_BROWSER_GLOBALS } from './dependencies.ts'
import {
  checkImports,
  findAll,
  isScript,
  isSource,
  isStyle,
  isTest,
  isToolConfig,
  lineAt,
  type Rule,
  type SourceFile,
} from './sources.ts'

/** Globals that are passed in as parameters. Keys and members with the same name are allowed. */
const GLOBALS = [
  /\bDate\s*\.\s*now\b/,
  /\bnew\s+Date\b(?!\s*\(\s*[^\s)])/,
  /(?<!new\s+)(?<![.\w$])Date\s*\(/,
  /\bMath\s*\.\s*random\b/,
  /\bperformance\s*\.\s*now\b/,
  /(?<![.\w$])process\s*(?:\?\.|\.|\[)/,
  /(?<![.\w$])fetch\s*\(/,
  /(?<![.\w$])(?:window|document|globalThis|navigator|localStorage|sessionStorage)\b(?!\s*\??:)/,
  /(?<![.\w$])(?:setTimeout|setInterval|setImmediate)\b(?!\s*\??:)/,
  /\b(?:randomUUID|randomBytes|randomInt|getRandomValues)\b/,
]
const ANY_GLOBAL = new RegExp(GLOBALS.map(({ source }) => source).join('|'), 'g')

const mayUseGlobals = (file: SourceFile) =>
  !isScript(file) ||
  isTest(file) ||
  isToolConfig(file) ||
  USES_BROWSER_GLOBALS.some((folder) => file.path.startsWith(`${folder}/`)) ||
  !(file.path.startsWith('packages/') || /\.rules\.tsx?$/.test(file.path))

export const ambientDependency: Rule = (tree) =>
  tree
    .filter((file) => !mayUseGlobals(file))
    .flatMap((file) =>
      findAll(
        file,
        'code',
        ANY_GLOBAL,
        'packages and rules use no globals: take a clock, random source, timer or port as a parameter',
      ),
    )

const MAY_USE_SQL = /\.store\.ts$|^apps\/server\/src\/database\/|\/testing\//

export const sqlOutsideStore = checkImports(({ path }, { specifier }) =>
  /^(?:kysely|pg|node:sqlite)(?:\/|$)/.test(specifier) &&
  !isOutsideProduct(path) &&
  !MAY_USE_SQL.test(path)
    ? `${specifier} belongs in a *.store.ts or in database/: add a function to the store`
    : undefined,
)

const ENV_HOME = 'apps/server/src/config.ts'
const ENV =
  /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b(?!\s*\.)/g
const ENV_ADVICE = `only ${ENV_HOME} reads the environment: add a field there and pass its value`

const mayReadEnv = (file: SourceFile) =>
  file.path === ENV_HOME || isOutsideProduct(file.path) || isToolConfig(file)

export const envOutsideConfig: Rule = (tree) => {
  const others = tree.filter((file) => !mayReadEnv(file))
  const imported = checkImports((_, { specifier }) =>
    /^(?:node:)?process$/.test(specifier) ? ENV_ADVICE : undefined,
  )
  return [...others.flatMap((file) => findAll(file, 'code', ENV, ENV_ADVICE)), ...imported(others)]
}

const IN_BROWSER = /^(?:apps\/(?:web|admin)|packages\/browser)\/src\//
const CLIPBOARD_HOME = 'packages/browser/src/write-clipboard.ts'

export const securePagesOnly: Rule = (tree) =>
  tree
    .filter(({ path }) => IN_BROWSER.test(path) && path !== CLIPBOARD_HOME)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      findAll(
        file,
        'code',
        /\brandomUUID\b|\bnavigator\s*\??\.\s*clipboard\b/g,
        'pages without https have neither: use newId and writeClipboard of packages/browser',
      ),
    )

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]+/gu
const HAS_SENTENCES = /^packages\/copy\/|(?:^|\/)content\//

export const sentenceOutsideCopy: Rule = (tree) =>
  tree
    .filter(
      ({ path }) => /^(?:apps\/[^/]+\/src|packages)\//.test(path) && !HAS_SENTENCES.test(path),
    )
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      findAll(
        file,
        'withoutComments',
        CJK,
        'text that a user reads belongs in packages/copy: add it there, in both languages',
      ),
    )

const COLOUR_HOME =
  /(?:^|\/)styles\/tokens\.css$|^apps\/[^/]+\/src\/app\/theme\.ts$|^packages\/contract\/(?:.*\/)?colours\.ts$|^packages\/painting\/src\/pigments\.ts$/
const HEX = /(?<![\w&#])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi
const COLOUR_FUNCTION = /(?<![\w.-])(?:rgb|hsl)a?\(|(?<![\w.-])(?:hwb|(?:ok)?lab|(?:ok)?lch)\(/g
const COLOUR_ADVICE =
  'colours belong in the theme tokens: use var(--...) or color-mix() of one, or add a token'

/**
 * In a script, a colour is inside a literal (`this.#fed` is not). In a style, it is inside a value.
 */
const isColour = (file: SourceFile, index: number) => {
  const inCode = file.code[index] === '#'
  if (!isStyle(file)) return !inCode
  const declaration = file.code.slice(0, index).replace(/^[\s\S]*[{};]/, '')
  return inCode && declaration.includes(':')
}

export const colourOutsideTokens: Rule = (tree) =>
  tree
    .filter((file) => isSource(file) && !isTest(file) && !COLOUR_HOME.test(file.path))
    .flatMap((file) => [
      ...[...file.withoutComments.matchAll(HEX)]
        .filter(({ index }) => isColour(file, index))
        .map(({ index }) => ({
          path: file.path,
          line: lineAt(file.text, index),
          advice: COLOUR_ADVICE,
        })),
      ...findAll(file, 'withoutComments', COLOUR_FUNCTION, COLOUR_ADVICE),
    ])

import { BREATHES, isFree } from './arrows.ts'
import {
  findAll,
  isScript,
  isSource,
  isStyle,
  isTest,
  isToolConfig,
  judgeImports,
  lineAt,
  type Rule,
  type SourceFile,
} from './sources.ts'

/** What belongs to the surroundings and is handed in; a key or a member of that name may stand. */
const AIR = [
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
const ANY_AIR = new RegExp(AIR.map(({ source }) => source).join('|'), 'g')

const breathes = (file: SourceFile) =>
  !isScript(file) ||
  isTest(file) ||
  isToolConfig(file) ||
  BREATHES.some((room) => file.path.startsWith(`${room}/`)) ||
  !(file.path.startsWith('packages/') || /\.rules\.tsx?$/.test(file.path))

export const ambientDependency: Rule = (tree) =>
  tree
    .filter((file) => !breathes(file))
    .flatMap((file) =>
      findAll(
        file,
        'code',
        ANY_AIR,
        'take nothing from the air: ask for a clock, chance, timer or port as a parameter',
      ),
    )

const MAY_SPEAK_SQL = /\.store\.ts$|^apps\/server\/src\/database\/|\/testing\//

export const sqlOutsideStore = judgeImports(({ path }, { specifier }) =>
  /^(?:kysely|pg|node:sqlite)(?:\/|$)/.test(specifier) && !isFree(path) && !MAY_SPEAK_SQL.test(path)
    ? `${specifier} belongs in a *.store.ts or in database/: give the store a function that says what is asked`
    : undefined,
)

const ENV_HOME = 'apps/server/src/config.ts'
const ENV =
  /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b(?!\s*\.)/g
const ENV_ADVICE = `only ${ENV_HOME} reads the environment: add a field there and hand its value in`

const mayReadEnv = (file: SourceFile) =>
  file.path === ENV_HOME || isFree(file.path) || isToolConfig(file)

export const envOutsideConfig: Rule = (tree) => {
  const others = tree.filter((file) => !mayReadEnv(file))
  const imported = judgeImports((_, { specifier }) =>
    /^(?:node:)?process$/.test(specifier) ? ENV_ADVICE : undefined,
  )
  return [...others.flatMap((file) => findAll(file, 'code', ENV, ENV_ADVICE)), ...imported(others)]
}

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]+/gu
const SPEAKS = /^packages\/copy\/|(?:^|\/)content\//

export const sentenceOutsideCopy: Rule = (tree) =>
  tree
    .filter(({ path }) => /^(?:apps\/[^/]+\/src|packages)\//.test(path) && !SPEAKS.test(path))
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      findAll(
        file,
        'spoken',
        CJK,
        'words a person reads live in packages/copy: add them there, in both languages',
      ),
    )

const COLOUR_HOME =
  /(?:^|\/)styles\/tokens\.css$|^apps\/[^/]+\/src\/app\/theme\.ts$|^packages\/contract\/(?:.*\/)?colours\.ts$|^scripts\/art\/pigments\.ts$/
const HEX = /(?<![\w&#])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi
const COLOUR_FUNCTION = /(?<![\w.-])(?:rgb|hsl)a?\(|(?<![\w.-])(?:hwb|(?:ok)?lab|(?:ok)?lch)\(/g
const COLOUR_ADVICE =
  'colours live in the theme tokens: use var(--...) or color-mix() of one, or add a token'

/** In a script a colour stands in a literal (`this.#fed` does not); in a style, in a value. */
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
      ...[...file.spoken.matchAll(HEX)]
        .filter(({ index }) => isColour(file, index))
        .map(({ index }) => ({
          path: file.path,
          line: lineAt(file.text, index),
          advice: COLOUR_ADVICE,
        })),
      ...findAll(file, 'spoken', COLOUR_FUNCTION, COLOUR_ADVICE),
    ])

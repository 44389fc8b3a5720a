import { posix } from 'node:path'
import { isTest, judgeImports } from './sources.ts'

/** THE TABLE: each workspace, and the packages it may import. No app stands on the right. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/copy': [],
  'packages/markdown': [],
  'packages/browser': ['contract'],
  'packages/player': ['contract'],
  'packages/chat': ['contract'],
  'apps/server': ['contract', 'chat', 'markdown', 'copy'],
  'apps/web': ['browser', 'contract', 'chat', 'player', 'copy'],
  'apps/admin': ['browser', 'contract', 'player', 'copy', 'markdown'],
}

/** These stand outside the product and may import anything. */
export const FREE_ROOMS = ['e2e', 'scripts', 'bench']

/** Packages may not use React, except these. */
export const USES_REACT = ['packages/markdown']

/** Packages take nothing from the air, except the one that is about the browser. */
export const BREATHES = ['packages/browser']

/** Inside an app, lowest first: a layer imports itself and what stands before it. */
export const LAYERS = ['ground', 'features', 'app', 'testing'] as const
type Layer = (typeof LAYERS)[number]

/** Every other folder of `src` (shared, http, realtime, database, platform, ...) is ground. */
const LAYER_OF_FOLDER: Readonly<Record<string, Layer>> = {
  features: 'features',
  app: 'app',
  compose: 'app',
  seed: 'app',
  testing: 'testing',
}

/** Files of the top layer whose types these folders may know. */
export const KNOWN_TYPES: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/config.ts': ['http', 'platform'],
}

const SCOPE = '@lanting/'

export const isFree = (path: string) => FREE_ROOMS.includes(path.split('/')[0] ?? '')
const workspaceOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Where a relative import leads, as a path from the root; nothing for any other import. */
const targetOf = (path: string, specifier: string) =>
  /^\.\.?(?:\/|$)/.test(specifier)
    ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
    : undefined

const folderOf = (path: string) => {
  const [, , src, folder, ...rest] = path.split('/')
  return src === 'src' && rest.length > 0 ? folder : undefined
}

/** A file that stands directly in `src`, or outside it, puts the app together. */
const layerOf = (path: string): Layer => {
  const folder = folderOf(path) ?? 'app'
  return LAYER_OF_FOLDER[folder] ?? 'ground'
}

const featureOf = (path: string) =>
  folderOf(path) === 'features' ? path.split('/')[4]?.replace(/\..*$/, '') : undefined

export const workspaceArrow = judgeImports(({ path }, { specifier }) => {
  if (isFree(path) || !specifier.startsWith(SCOPE)) return undefined
  const from = workspaceOf(path)
  const to = specifier.slice(SCOPE.length).split('/')[0] ?? ''
  const allowed = ARROWS[from]
  if (!allowed) return `${from} has no row in architecture/arrows.ts: decide there whom it may know`
  if (allowed.includes(to)) return undefined
  const known = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nobody'
  return `${from} knows ${known}, not ${to}: hand in what it needs, or move the shared fact to a package it knows`
})

export const importOutsideWorkspace = judgeImports(({ path }, { specifier }) => {
  const target = targetOf(path, specifier)
  if (isFree(path) || !target || workspaceOf(target) === workspaceOf(path)) return undefined
  return `${specifier} leads out of ${workspaceOf(path)}: import a package by its name; apps never import apps`
})

export const aliasImport = judgeImports((_, { specifier }) =>
  /^(?:[#~/]|@\/)/.test(specifier)
    ? `${specifier} hides where it leads: write a relative path with its extension`
    : undefined,
)

export const reactInPackage = judgeImports(({ path }, { specifier }) => {
  if (!path.startsWith('packages/') || USES_REACT.includes(workspaceOf(path))) return undefined
  if (!/^react(?:-dom)?(?:\/|$)/.test(specifier)) return undefined
  return 'a package has no framework: keep the engine here and its React adapter in the app'
})

export const layerImportsUpward = judgeImports((file, { specifier, typeOnly }) => {
  const target = targetOf(file.path, specifier)
  if (!target || !file.path.startsWith('apps/')) return undefined
  if (workspaceOf(target) !== workspaceOf(file.path)) return undefined
  const from = layerOf(file.path)
  const to = layerOf(target)
  if (LAYERS.indexOf(to) <= LAYERS.indexOf(from)) return undefined
  if (to === 'testing' && isTest(file)) return undefined
  if (typeOnly && KNOWN_TYPES[target]?.includes(folderOf(file.path) ?? '')) return undefined
  return `${folderOf(file.path)} may not import ${target}: ask for what is needed as a parameter, and hand it in where the app is put together`
})

export const featureImportsFeature = judgeImports(({ path }, { specifier }) => {
  const target = targetOf(path, specifier)
  const from = featureOf(path)
  const to = target && featureOf(target)
  if (!from || !to || from === to || !path.startsWith('apps/')) return undefined
  return `features do not know each other: hand what ${from} needs of ${to} in where the app is put together, or let it travel on the bus`
})

/** Files that wire one feature each; `app.ts` hands the results of one to the next. */
const COMPOSE = 'compose'

export const composeImportsCompose = judgeImports(({ path }, { specifier }) => {
  const target = targetOf(path, specifier)
  if (!target || folderOf(path) !== COMPOSE || folderOf(target) !== COMPOSE) return undefined
  return `files in compose do not import each other: return the result, and let app.ts hand it on`
})

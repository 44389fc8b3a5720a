import { targetOf } from './import-graph.ts'
import { checkImports, isTest } from './sources.ts'

/** Each workspace, and the packages that it may import. No workspace may import an app. */
const ALLOWED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/copy': [],
  'packages/markdown': [],
  'packages/browser': ['contract'],
  'packages/player': ['contract'],
  'packages/chat': ['contract'],
  'packages/turntable': ['contract'],
  'packages/painting': ['contract'],
  'apps/server': ['contract', 'chat', 'player', 'turntable', 'markdown', 'copy', 'painting'],
  'apps/web': ['browser', 'contract', 'chat', 'player', 'turntable', 'copy'],
  'apps/admin': ['browser', 'contract', 'player', 'copy', 'markdown'],
}

/** Folders outside the product. They may import anything. */
const OUTSIDE_PRODUCT = ['e2e', 'scripts', 'bench', 'architecture']

/** Packages that may use React. */
const USES_REACT = ['packages/markdown']

/** Packages that may use browser globals. */
export const USES_BROWSER_GLOBALS = ['packages/browser']

/** Layers of an app, lowest first. A layer imports itself and the layers before it. */
const LAYERS = ['ground', 'features', 'app', 'testing'] as const
type Layer = (typeof LAYERS)[number]

/**
 * All other folders of `src` (shared, http, realtime, database, platform, ...) form the lowest
 * layer.
 */
const LAYER_OF_FOLDER: Readonly<Record<string, Layer>> = {
  features: 'features',
  app: 'app',
  compose: 'app',
  seed: 'app',
  testing: 'testing',
}

/** Files of the top layer whose types these folders may import. */
const SHARED_TYPES: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/config.ts': ['http', 'platform'],
}

const SCOPE = '@lanting/'

export const isOutsideProduct = (path: string) =>
  !path.includes('/') || OUTSIDE_PRODUCT.includes(path.split('/')[0] ?? '')
const workspaceOf = (path: string) => path.split('/').slice(0, 2).join('/')

const folderOf = (path: string) => {
  const [, , src, folder, ...rest] = path.split('/')
  return src === 'src' && rest.length > 0 ? folder : undefined
}

/** A file directly in `src`, or outside it, belongs to the `app` layer. */
const layerOf = (path: string): Layer => {
  const folder = folderOf(path) ?? 'app'
  return LAYER_OF_FOLDER[folder] ?? 'ground'
}

const featureOf = (path: string) =>
  folderOf(path) === 'features' ? path.split('/')[4]?.replace(/\..*$/, '') : undefined

export const workspaceDependency = checkImports(({ path }, { specifier }) => {
  if (isOutsideProduct(path) || !specifier.startsWith(SCOPE)) return undefined
  const from = workspaceOf(path)
  const to = specifier.slice(SCOPE.length).split('/')[0] ?? ''
  const allowed = ALLOWED_PACKAGES[from]
  if (!allowed)
    return `${from} has no row in architecture/dependencies.ts: add the packages that it may import`
  if (allowed.includes(to)) return undefined
  const known = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no package'
  return `${from} may import ${known}, not ${to}: pass the value as a parameter, or move it to a package that may be imported`
})

export const importOutsideWorkspace = checkImports(({ path }, { specifier }) => {
  const target = targetOf(path, specifier)
  if (isOutsideProduct(path) || !target || workspaceOf(target) === workspaceOf(path))
    return undefined
  return `${specifier} is outside ${workspaceOf(path)}: import a package by its name; apps never import apps`
})

export const aliasImport = checkImports((_, { specifier }) =>
  /^(?:[#~/]|@\/)/.test(specifier)
    ? `${specifier} is an alias: write a relative path with its extension`
    : undefined,
)

export const reactInPackage = checkImports(({ path }, { specifier }) => {
  if (!path.startsWith('packages/') || USES_REACT.includes(workspaceOf(path))) return undefined
  if (!/^react(?:-dom)?(?:\/|$)/.test(specifier)) return undefined
  return 'a package has no framework: keep the engine here and its React adapter in the app'
})

export const layerImportsUpward = checkImports((file, { specifier, typeOnly }) => {
  const target = targetOf(file.path, specifier)
  if (!target || !file.path.startsWith('apps/')) return undefined
  if (workspaceOf(target) !== workspaceOf(file.path)) return undefined
  const from = layerOf(file.path)
  const to = layerOf(target)
  if (LAYERS.indexOf(to) <= LAYERS.indexOf(from)) return undefined
  if (to === 'testing' && isTest(file)) return undefined
  if (typeOnly && SHARED_TYPES[target]?.includes(folderOf(file.path) ?? '')) return undefined
  return `${folderOf(file.path)} may not import ${target}: take it as a parameter, and pass it where the app is composed`
})

export const featureImportsFeature = checkImports(({ path }, { specifier }) => {
  const target = targetOf(path, specifier)
  const from = featureOf(path)
  const to = target && featureOf(target)
  if (!from || !to || from === to || !path.startsWith('apps/')) return undefined
  return `a feature never imports a feature: pass what ${from} needs of ${to} where the app is composed, or use the bus`
})

/** Files that wire one feature each. `app.ts` passes the results of one file to the next. */
const COMPOSE = 'compose'

export const composeImportsCompose = checkImports(({ path }, { specifier }) => {
  const target = targetOf(path, specifier)
  if (!target || folderOf(path) !== COMPOSE || folderOf(target) !== COMPOSE) return undefined
  return 'files in compose do not import each other: return the result, and let app.ts hand it on'
})

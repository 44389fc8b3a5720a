import * as dependencies from './dependencies.ts'
import { deadExport } from './exports.ts'
import * as fileConventions from './file-conventions.ts'
import { foreignKey } from './foreign-keys.ts'
import { importCircle } from './import-graph.ts'
import * as placement from './placement.ts'
import { slowRegex } from './slow-regex.ts'
import type { Rule, SourceTree } from './sources.ts'
import * as unfinished from './unfinished-work.ts'

/** Every rule by name. Its fixture has the same name. */
export const RULES: Readonly<Record<string, Rule>> = {
  'import-circle': importCircle,
  'dead-export': deadExport,
  'workspace-dependency': dependencies.workspaceDependency,
  'import-outside-workspace': dependencies.importOutsideWorkspace,
  'alias-import': dependencies.aliasImport,
  'react-in-package': dependencies.reactInPackage,
  'layer-imports-upward': dependencies.layerImportsUpward,
  'feature-imports-feature': dependencies.featureImportsFeature,
  'compose-imports-compose': dependencies.composeImportsCompose,
  'ambient-dependency': placement.ambientDependency,
  'sql-outside-store': placement.sqlOutsideStore,
  'env-outside-config': placement.envOutsideConfig,
  'secure-pages-only': placement.securePagesOnly,
  'sentence-outside-copy': placement.sentenceOutsideCopy,
  'colour-outside-tokens': placement.colourOutsideTokens,
  'vague-name': fileConventions.vagueName,
  'file-too-large': fileConventions.fileTooLarge,
  'default-export': fileConventions.defaultExport,
  barrel: fileConventions.barrel,
  'folder-without-readme': fileConventions.folderWithoutReadme,
  'layer-outside-feature': fileConventions.layerOutsideFeature,
  'note-left-behind': unfinished.noteLeftBehind,
  'skipped-test': unfinished.skippedTest,
  'empty-catch': unfinished.emptyCatch,
  'as-any': unfinished.asAny,
  'silenced-checker': unfinished.silencedChecker,
  'slow-regex': slowRegex,
  'foreign-key': foreignKey,
}

/** Returns the violations of one rule, each as `file:line rule — advice`. */
export const violationsOf = (name: string, tree: SourceTree) =>
  (RULES[name]?.(tree) ?? []).map(({ path, line, advice }) => `${path}:${line} ${name} — ${advice}`)

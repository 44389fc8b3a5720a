import * as arrows from './arrows.ts'
import { slowExpression } from './expressions.ts'
import * as rooms from './file-sizes.ts'
import * as homes from './places.ts'
import type { Rule, SourceTree } from './sources.ts'
import * as leftovers from './unfinished-work.ts'

/** Every rule by its name, which is also the name of its fixture. */
export const RULES: Readonly<Record<string, Rule>> = {
  'workspace-arrow': arrows.workspaceArrow,
  'import-outside-workspace': arrows.importOutsideWorkspace,
  'alias-import': arrows.aliasImport,
  'react-in-package': arrows.reactInPackage,
  'layer-imports-upward': arrows.layerImportsUpward,
  'feature-imports-feature': arrows.featureImportsFeature,
  'compose-imports-compose': arrows.composeImportsCompose,
  'ambient-dependency': homes.ambientDependency,
  'sql-outside-store': homes.sqlOutsideStore,
  'env-outside-config': homes.envOutsideConfig,
  'sentence-outside-copy': homes.sentenceOutsideCopy,
  'colour-outside-tokens': homes.colourOutsideTokens,
  'vague-name': rooms.vagueName,
  'file-too-large': rooms.fileTooLarge,
  'median-too-large': rooms.medianTooLarge,
  'too-many-large-files': rooms.tooManyLargeFiles,
  'default-export': rooms.defaultExport,
  barrel: rooms.barrel,
  'folder-without-readme': rooms.folderWithoutReadme,
  'layer-outside-feature': rooms.layerOutsideFeature,
  'note-left-behind': leftovers.noteLeftBehind,
  'skipped-test': leftovers.skippedTest,
  'empty-catch': leftovers.emptyCatch,
  'as-any': leftovers.asAny,
  'silenced-checker': leftovers.silencedChecker,
  'slow-expression': slowExpression,
}

/** The violations of one rule, each as `file:line rule — what to do instead`. */
export const violationsOf = (name: string, tree: SourceTree) =>
  (RULES[name]?.(tree) ?? []).map(({ path, line, advice }) => `${path}:${line} ${name} — ${advice}`)

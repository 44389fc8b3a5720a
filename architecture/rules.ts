import * as arrows from './arrows.ts'
import { slowExpression } from './expressions.ts'
import * as homes from './homes.ts'
import * as leftovers from './leftovers.ts'
import * as rooms from './rooms.ts'
import type { Rule, SourceTree } from './sources.ts'

/** Every rule by its name, which is also the name of its fixture. */
export const RULES: Readonly<Record<string, Rule>> = {
  'workspace-arrow': arrows.workspaceArrow,
  'leaves-its-workspace': arrows.leavesItsWorkspace,
  'alias-import': arrows.aliasImport,
  'react-in-package': arrows.reactInPackage,
  'layer-imports-upward': arrows.layerImportsUpward,
  'feature-imports-feature': arrows.featureImportsFeature,
  'taken-from-the-air': homes.takenFromTheAir,
  'sql-outside-store': homes.sqlOutsideStore,
  'env-outside-config': homes.envOutsideConfig,
  'sentence-outside-copy': homes.sentenceOutsideCopy,
  'colour-outside-tokens': homes.colourOutsideTokens,
  'vague-name': rooms.vagueName,
  'room-too-large': rooms.roomTooLarge,
  'median-too-large': rooms.medianTooLarge,
  'too-many-large-rooms': rooms.tooManyLargeRooms,
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

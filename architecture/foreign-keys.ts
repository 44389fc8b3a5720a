import { parseAst } from 'rolldown/parseAst'
import { isScript, isTest, isToolConfig, lineAt, type Rule, type SourceFile } from './sources.ts'

const ADVICE =
  'a name from outside may be `constructor`: use a Map, or ask Object.hasOwn for the same key before'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))

/** A node that tells something about look-ups, and the function around it. */
interface Place {
  readonly node: Node
  readonly scope: Node
}

const TELLING = new Set([
  'TSTypeAliasDeclaration',
  'TSPropertySignature',
  'Identifier',
  'VariableDeclarator',
  'Property',
  'MemberExpression',
])

const placesIn = (program: Node): Place[] => {
  const places: Place[] = []
  const visit = (node: Node, scope: Node) => {
    const isTyped = node.type !== 'Identifier' || node.typeAnnotation
    if (isTyped && TELLING.has(node.type)) places.push({ node, scope })
    const inner = node.type.includes('Function') ? node : scope
    for (const child of childrenOf(node)) visit(child, inner)
  }
  visit(program, program)
  return places
}

const nodeAt = (node: Node | undefined, ...names: string[]): Node | undefined =>
  names.reduce<Node | undefined>((found, name) => {
    const next = found?.[name]
    return isNode(next) ? next : undefined
  }, node)

const nameOf = (node: Node | undefined): string | undefined =>
  typeof node?.name === 'string' ? node.name : undefined

const WRAPPERS = new Set(['Readonly', 'Partial', 'Required', 'NonNullable'])

/** Whether a type has members of any name: `Record<string, …>`, an index signature, or an alias. */
const isOpen = (type: Node | undefined, aliases: ReadonlySet<string>): boolean => {
  if (!type) return false
  if (type.type === 'TSTypeAnnotation') return isOpen(nodeAt(type, 'typeAnnotation'), aliases)
  if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType') {
    return childrenOf(type).some((part) => isOpen(part, aliases))
  }
  if (type.type === 'TSTypeLiteral') {
    return childrenOf(type).some((member) => member.type === 'TSIndexSignature')
  }
  if (type.type !== 'TSTypeReference') return false
  const name = nameOf(nodeAt(type, 'typeName'))
  const [first] = (nodeAt(type, 'typeArguments')?.params ?? []) as Node[]
  if (name === 'Record') return first?.type === 'TSStringKeyword'
  if (name !== undefined && WRAPPERS.has(name)) return isOpen(first, aliases)
  return name !== undefined && aliases.has(name)
}

/** The names of types and members that stand for such values. */
interface Names {
  readonly aliases: ReadonlySet<string>
  readonly members: ReadonlySet<string>
}

const aliasesIn = (files: readonly Parsed[]): ReadonlySet<string> => {
  const aliases = new Set<string>()
  for (const { node } of files.flatMap(({ places }) => places)) {
    const name = node.type === 'TSTypeAliasDeclaration' ? nameOf(nodeAt(node, 'id')) : undefined
    if (name !== undefined && isOpen(nodeAt(node, 'typeAnnotation'), aliases)) aliases.add(name)
  }
  return aliases
}

/** The members of interfaces that hold such values. A name that also stands for others is no sign. */
const membersIn = (files: readonly Parsed[], aliases: ReadonlySet<string>): ReadonlySet<string> => {
  const members = new Map<string, boolean>()
  for (const { node } of files.flatMap(({ places }) => places)) {
    const name = node.type === 'TSPropertySignature' ? nameOf(nodeAt(node, 'key')) : undefined
    if (name === undefined) continue
    const before = members.get(name) ?? true
    members.set(name, before && isOpen(nodeAt(node, 'typeAnnotation'), aliases))
  }
  return new Set([...members].flatMap(([name, open]) => (open ? name : [])))
}

const withoutCast = (node: Node | undefined): Node | undefined =>
  node &&
  /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ChainExpression)$/.test(node.type)
    ? withoutCast(nodeAt(node, 'expression'))
    : node

/** Whether the key is written in the program: a text or a number. */
const isWritten = (key: Node) =>
  key.type === 'Literal' || (key.type === 'TemplateLiteral' && childrenOf(key).length === 1)

const isCastToKey = (key: Node) =>
  key.type === 'TSAsExpression' && nodeAt(key, 'typeAnnotation')?.operator === 'keyof'

interface Parsed {
  readonly file: SourceFile
  readonly places: readonly Place[]
}

/** The variables of a file that hold values with members of any name. */
const openVariables = ({ places }: Parsed, { aliases, members }: Names) => {
  const open = new Set<string>()
  const makesOpen = (init: Node | undefined): boolean => {
    if (!init) return false
    if (/^TS(?:As|Satisfies)Expression$/.test(init.type)) {
      return (
        isOpen(nodeAt(init, 'typeAnnotation'), aliases) || makesOpen(nodeAt(init, 'expression'))
      )
    }
    const made = init.type === 'CallExpression' ? nodeAt(init, 'callee') : undefined
    return (
      nameOf(nodeAt(made, 'object')) === 'Object' &&
      nameOf(nodeAt(made, 'property')) === 'fromEntries'
    )
  }
  for (const { node } of places) {
    const name = nameOf(node.type === 'Identifier' ? node : undefined)
    if (name !== undefined && isOpen(nodeAt(node, 'typeAnnotation'), aliases)) open.add(name)
    const declared = node.type === 'VariableDeclarator' ? nameOf(nodeAt(node, 'id')) : undefined
    if (declared !== undefined && makesOpen(nodeAt(node, 'init'))) open.add(declared)
    if (node.type !== 'Property' || !members.has(nameOf(nodeAt(node, 'key')) ?? '')) continue
    // `{ patterns: own = {} }` takes a member out of its object.
    const value = nodeAt(node, 'value')
    const local = nameOf(value?.type === 'AssignmentPattern' ? nodeAt(value, 'left') : value)
    if (local !== undefined) open.add(local)
  }
  return open
}

const unguarded = (parsed: Parsed, names: Names) => {
  const { file, places } = parsed
  const open = openVariables(parsed, names)
  const written = (node: Node) => file.text.slice(node.start, node.end)
  const found: Node[] = []
  for (const { node, scope } of places) {
    const key = nodeAt(node, 'property')
    const object = withoutCast(nodeAt(node, 'object'))
    if (node.type !== 'MemberExpression' || !node.computed || !key || !object) continue
    if (isWritten(key)) continue
    const name = nameOf(object) ?? ''
    const member = object.type === 'MemberExpression' && !object.computed
    const isOfOpen = member
      ? names.members.has(nameOf(nodeAt(object, 'property')) ?? '')
      : open.has(name)
    const cast = nodeAt(node, 'object')
    const isCast =
      cast?.type === 'TSAsExpression' && isOpen(nodeAt(cast, 'typeAnnotation'), names.aliases)
    if (!isOfOpen && !isCast && !isCastToKey(key)) continue
    // The question stands before the look-up, in the same function.
    const before = file.text.slice(scope.start, node.start)
    const plainKey = written(withoutCast(key) ?? key)
    if (before.includes(`Object.hasOwn(${written(object)}, ${plainKey})`)) continue
    found.push(node)
  }
  return found
}

/** The folders that read what other people have named. */
const READS_FOREIGN_NAMES =
  /^(?:apps\/server\/src\/(?:features|database\/archive)|packages\/markdown\/src)\//

const readsForeignNames = (file: SourceFile) =>
  READS_FOREIGN_NAMES.test(file.path) && isScript(file) && !isTest(file) && !isToolConfig(file)

/** Without one of these a file names no such value and looks nothing up: most files are not parsed. */
const MAY_TELL = /Record<\s*string|: string\]|[\w)\]]\s*(?:\?\.)?\[(?!\s*(?:['"`\]]|\d+\s*\]))/

const parsed = (file: SourceFile): Parsed => {
  const lang = file.path.endsWith('x') ? 'tsx' : 'ts'
  return { file, places: placesIn(parseAst(file.text, { lang }) as unknown as Node) }
}

/**
 * Rejects look-ups in plain objects by names that the program does not know. Where the type of an
 * object lists its keys, the compiler checks them; an index signature and a cast take that away.
 */
export const foreignKey: Rule = (tree) => {
  const files = tree
    .filter((file) => readsForeignNames(file) && MAY_TELL.test(file.code))
    .map(parsed)
  const aliases = aliasesIn(files)
  const members = membersIn(files, aliases)
  return files.flatMap((one) =>
    unguarded(one, { aliases, members: members.union(membersIn([one], aliases)) }).map(
      ({ start }) => ({
        path: one.file.path,
        line: lineAt(one.file.text, start),
        advice: ADVICE,
      }),
    ),
  )
}

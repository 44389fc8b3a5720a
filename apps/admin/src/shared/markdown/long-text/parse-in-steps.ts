import { Language, LanguageSupport } from '@codemirror/language'
import {
  type Input,
  Parser,
  type PartialParse,
  type SyntaxNode,
  type Tree,
  TreeFragment,
} from '@lezer/common'

/** A step behind the place where the parser goes on is as long as all steps before it. */
const FIRST_STEP_CHARACTERS = 512
/** A block is kept only if the line behind it is unchanged, too. It is empty as a rule. */
const LINE_BEHIND = 2

/** Where the block at a place of the tree ends: the innermost one. */
const blockEnd = (tree: Tree, at: number): number => {
  let block: SyntaxNode | null = tree.topNode
  while (block?.type.is('BlockContext')) block = block.childAfter(at)
  return block?.to ?? tree.length
}

/** Cuts an unchanged part of a text between blocks, so that no block has to be parsed again. */
const stepsIn = ({ from, to, tree, offset, openStart, openEnd }: TreeFragment): TreeFragment[] => {
  const starts = [from]
  for (let at = from + FIRST_STEP_CHARACTERS; at < to; ) {
    const end = blockEnd(tree, at + offset) - offset
    if (end + LINE_BEHIND < to) starts.push(end)
    at = 2 * end - from
  }
  return starts.map((start, at) => {
    const next = starts[at + 1]
    const end = next === undefined ? to : next + LINE_BEHIND
    const isOpenEnd = next !== undefined || openEnd
    return new TreeFragment(start, end, tree, offset, at > 0 || openStart, isOpenEnd)
  })
}

class StepParser extends Parser {
  readonly #parser: Parser
  constructor(parser: Parser) {
    super()
    this.#parser = parser
  }
  override createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    return this.#parser.createParse(input, fragments.flatMap(stepsIn), ranges)
  }
}

/**
 * Markdown that is parsed again in a time that hardly depends on the length of the text. The parser
 * keeps the blocks of an unchanged part in groups, of which none may be longer than a quarter of
 * what it has read before that part. So at the beginning of a text it takes block by block, to the
 * end. In steps it takes ever larger groups, and does not look into them.
 */
export const parseInSteps = ({ language, support }: LanguageSupport): LanguageSupport =>
  new LanguageSupport(
    new Language(language.data, new StepParser(language.parser), [], language.name),
    support,
  )

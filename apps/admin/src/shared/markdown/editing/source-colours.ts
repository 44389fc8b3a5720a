import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Prec } from '@codemirror/state'
import { tags } from '@lezer/highlight'

/** By the tokens of the site: readable by day and by night. */
const COLOURS = HighlightStyle.define([
  {
    tag: [
      ...[tags.name, tags.deleted, tags.character, tags.propertyName, tags.macroName],
      ...[tags.definition(tags.name), tags.separator],
    ],
    color: 'var(--ink-2)',
  },
  {
    tag: [
      ...[tags.color, tags.constant(tags.name), tags.standard(tags.name), tags.typeName],
      ...[tags.className, tags.number, tags.changed, tags.annotation, tags.modifier, tags.self],
      ...[tags.namespace, tags.atom, tags.bool, tags.special(tags.variableName)],
    ],
    color: 'var(--amber)',
  },
  {
    tag: [
      ...[tags.operator, tags.operatorKeyword, tags.escape, tags.regexp],
      ...[tags.special(tags.string), tags.meta, tags.comment],
    ],
    color: 'var(--ink-3)',
  },
  { tag: [tags.keyword, tags.invalid], color: 'var(--cinnabar)' },
  { tag: tags.heading, color: 'var(--ink-1)' },
  {
    tag: [
      ...[tags.function(tags.variableName), tags.labelName, tags.string, tags.inserted],
      ...[tags.url, tags.link, tags.quote, tags.processingInstruction],
    ],
    color: 'var(--celadon)',
  },
])

/** Replaces every colour of the editor's own two themes, and leaves weights and lines. */
export const sourceColours = Prec.highest(syntaxHighlighting(COLOURS))

import type { Words } from './material.ts'
import { pick, type Random } from './random.ts'
import { fillTemplate, parseTemplate } from './text-templates.ts'

/** Returns one of the sentences with its placeholders filled. */
export const createTextPicker = (sentences: readonly string[], words: Words) => {
  const templates = sentences.map((text) => parseTemplate(text, words))
  return (random: Random): string =>
    fillTemplate(pick(random, templates), (name) => pick(random, words[name] ?? []))
}

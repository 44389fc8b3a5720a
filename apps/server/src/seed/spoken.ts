import type { Words } from './material.ts'
import { oneOf, type Random } from './random.ts'
import { cutAt, filled } from './text-templates.ts'

/** Returns one of the sentences with its placeholders filled. */
export const sayer = (sentences: readonly string[], words: Words) => {
  const cuts = sentences.map((text) => cutAt(text, words))
  return (random: Random): string =>
    filled(oneOf(random, cuts), (name) => oneOf(random, words[name] ?? []))
}

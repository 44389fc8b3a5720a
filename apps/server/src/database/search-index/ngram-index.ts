import { type Engine, engineOf, type Queries } from '../open.ts'
import type { NgramIndex } from './ngram-index.types.ts'
import { postgresNgrams } from './postgres-ngrams.ts'
import { sqliteNgrams } from './sqlite-ngrams.ts'

export const ngramIndexFor = (engine: Engine): NgramIndex =>
  engine === 'sqlite' ? sqliteNgrams : postgresNgrams

export const ngramIndexOf = (queries: Queries): NgramIndex => ngramIndexFor(engineOf(queries))

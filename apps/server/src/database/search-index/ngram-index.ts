import { engineOf, type Queries } from '../open.ts'
import type { NgramIndex } from './ngram-index.types.ts'
import { postgresNgrams } from './postgres-ngrams.ts'
import { sqliteNgrams } from './sqlite-ngrams.ts'

export const ngramIndexOf = (queries: Queries): NgramIndex =>
  engineOf(queries) === 'sqlite' ? sqliteNgrams : postgresNgrams

import { writeFile } from 'node:fs/promises'
import { SCHEMA_FILES, schemaSql } from '../apps/server/src/database/schema-sql.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  await writeFile(new URL(`../${SCHEMA_FILES[engine]}`, import.meta.url), schemaSql(engine))
}

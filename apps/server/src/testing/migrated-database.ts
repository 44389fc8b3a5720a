import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { type DatabaseAddress, openDatabase } from '../database/open.ts'
import { firstStart } from '../first-start.ts'

export const OWNER = { username: 'owner', password: 'lanting-2026' }

/** The templates that tests copy: an empty schema, and a site after its first start. */
const TEMPLATES = ['migrated', 'started'] as const
export type Template = (typeof TEMPLATES)[number]

export const atDatabase = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export const templateFile = (folder: string, template: Template) =>
  join(folder, `${template}.sqlite`)

const make = async (address: DatabaseAddress, template: Template) => {
  const database = await openDatabase(address)
  await migrate(database, migrations, Date.now())
  if (template === 'started') {
    await firstStart({ database, now: Date.now }, { owner: OWNER, demo: false })
  }
  await database.close()
}

/** Creates the templates in the cluster at this address. */
export const makeTemplates = async (serverUrl: string): Promise<void> => {
  const server = await openDatabase({ engine: 'postgres', url: serverUrl })
  for (const template of TEMPLATES) {
    await sql`create database ${sql.ref(template)}`.execute(server.queries)
    await make({ engine: 'postgres', url: atDatabase(serverUrl, template) }, template)
  }
  await server.close()
}

/** Creates the templates as files in this folder. */
export const makeTemplateFiles = async (folder: string): Promise<void> => {
  for (const template of TEMPLATES) {
    await make({ engine: 'sqlite', file: templateFile(folder, template) }, template)
  }
}

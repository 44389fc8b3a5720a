import { renderArticle } from '@lanting/markdown'
import { readConfig } from '../config.ts'
import { invalidateTables } from '../http/cache/invalidate-tables.ts'
import { prepare } from '../main.ts'
import type { Platform } from '../platform/open.ts'
import { renderTemplates } from './article-templates.ts'
import { readMaterial } from './material.ts'
import { parseSeedOptions, type SeedOptions } from './options.ts'
import { randomFrom } from './random.ts'
import { seedDatabase } from './seed-database.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Fills the database of a migrated platform that has an owner. */
export const seedPlatform = async ({ database, bus }: Platform, options: SeedOptions) => {
  const material = await readMaterial()
  const amounts = await seedDatabase(options, {
    database,
    material,
    templates: renderTemplates(material, renderArticle),
    randomFor: (name) => randomFrom(`${options.seed} ${name}`),
  })
  // Every node on this bus drops its cached answers.
  const { invalidate, close } = await invalidateTables({
    bus,
    onError: (error) => print(`The site was not told of the new rows: ${error}`),
  })
  await invalidate([
    ...Object.keys(amounts),
    'categories',
    'tags',
    'article_tags',
    'counters',
    'list_blocks',
  ])
  await close()
  return amounts
}

/** `npm run seed`: migrates, creates the owner if there is none, and adds the requested amounts. */
export const runSeedCommand = async (args: readonly string[]): Promise<void> => {
  const options = parseSeedOptions(args)
  const config = readConfig()
  const platform = await prepare(config)
  try {
    const start = platform.now()
    const amounts = await seedPlatform(platform, options)
    print(`Made with seed ${options.seed} in ${(platform.now() - start) / 1_000} s:`)
    for (const [table, count] of Object.entries(amounts)) {
      print(`  ${String(count).padStart(9)}  ${table.replace('_', ' ')}`)
    }
    if (!config.redisUrl) print('A site that is running shows them after its next start.')
  } finally {
    await platform.close()
  }
}

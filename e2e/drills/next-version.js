import { registerHooks } from 'node:module'

// Loaded before the program, which is then a later version of itself: it has more migrations. They
// change a table that is read and written all the time, as a real one would.
const PLACE = 'migrate(platform.database, migrations,'
const migrations = Array.from({ length: Number(process.env.MORE_MIGRATIONS) }, (_, at) => ({
  name: `900${at}-drill`,
  statement: `alter table talks add column drill_${at} text not null default ''`,
}))
const more = migrations.map(
  ({ name, statement }) => `{ name: '${name}', statements: () => [${JSON.stringify(statement)}] }`,
)

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.endsWith('/apps/server/dist/server.js')) return loaded
    const source = String(loaded.source)
    if (!source.includes(PLACE)) throw new Error('the build migrates in another way')
    const longer = PLACE.replace('migrations', `migrations.concat(${more.join(', ')})`)
    return { ...loaded, source: source.replace(PLACE, longer) }
  },
})

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { articleOf } from './testing/articles.ts'
import { ownFolder } from './testing/own-folder.ts'
import { call, loginAsOwner, type RunningSite, startSite } from './testing/site.ts'

const ROUNDS = inject('long') ? 1_000 : 6
const WRITERS = 4
const LIFE_AFTER_FIRST_WRITE_MS = 120

interface Written {
  readonly id: number
  readonly article_title: string
}

/** Writes until the site is killed. Returns the acknowledged writes. */
const writeUntilKilled = async (site: RunningSite, token: string, name: string) => {
  const acknowledged: Written[] = []
  for (let number = 0; ; number += 1) {
    const body = { article: articleOf({ title: `${name}.${number}` }) }
    const answer = await call(`${site.url}/api/article/add`, { token, body }).catch(() => undefined)
    if (!answer) return acknowledged
    if (answer.status === 429) await wait(10)
    else if (answer.code === 0) acknowledged.push((answer.result as { article: Written }).article)
    else throw new Error(`${answer.status} ${answer.message}`)
  }
}

const killDuringWrites = async (site: RunningSite, token: string, round: number) => {
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    writeUntilKilled(site, token, `${round}.${writer}`),
  )
  // The first write loads the article renderer. The kill must come during later writes.
  const home = `${site.url}/api/article/blogHomeGetArticleList/1/1`
  const totalBefore = await total(home)
  while ((await total(home)) === totalBefore) await wait(5)
  await wait(Math.random() * LIFE_AFTER_FIRST_WRITE_MS)
  site.process.kill('SIGKILL')
  await site.ended
  return (await Promise.all(writers)).flat()
}

const total = async (url: string) => ((await call(url)).result as { total: number }).total

const lost = async (site: RunningSite, acknowledged: readonly Written[]) => {
  const missing: Written[] = []
  for (const written of acknowledged) {
    const { result } = await call(`${site.url}/api/article/getArticleById/${written.id}`)
    if ((result as Written | undefined)?.article_title !== written.article_title) {
      missing.push(written)
    }
  }
  return missing
}

it(`loses no acknowledged write when it is killed ${ROUNDS} times`, async () => {
  const DATA_DIR = await ownFolder()
  const start = () => startSite({ DATA_DIR, DEMO: 'off' })
  let site = await start()
  const token = await loginAsOwner(site.url)
  let count = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const acknowledged = await killDuringWrites(site, token, round)
    count += acknowledged.length
    site = await start()
    expect(await lost(site, acknowledged)).toEqual([])
  }
  const shown = await total(`${site.url}/api/article/blogHomeGetArticleList/1/1`)
  await site.stop()

  expect(count).toBeGreaterThan(ROUNDS)
  const file = new DatabaseSync(join(DATA_DIR, 'lanting.sqlite'))
  const one = (statement: string) => Object.values(file.prepare(statement).get() ?? {})[0]
  expect(one('pragma integrity_check')).toBe('ok')
  expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
  expect(one('select count(*) from articles')).toBe(shown)
  expect(one('select count(*) from article_tags')).toBe(shown)
  file.close()
})

import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = '**/*.{js,css,html,svg,json}'
/** Less is not worth a header. */
const LEAST_BYTES = 1_000

/** The best takes fifteen times as long, and saves a fifteenth. */
const QUALITY = 9

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const brotli = (text: Buffer) =>
  promisify(brotliCompress)(text, {
    params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: text.length },
  })

const compressFile = async (file: string) => {
  const text = await readFile(file)
  if (text.length < LEAST_BYTES) return
  await Promise.all([
    writeFile(`${file}.br`, await brotli(text)),
    // For browsers that take no brotli over a connection that is not secure.
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 })),
  ])
}

/** Puts beside each text file what the server sends in its place: once, and not at every request. */
export const compressFiles = async (folder: string): Promise<void> => {
  const work: Promise<void>[] = []
  for await (const file of glob(TEXTS, { cwd: folder })) work.push(compressFile(join(folder, file)))
  await Promise.all(work)
}

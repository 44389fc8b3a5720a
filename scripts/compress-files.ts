import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = '**/*.{js,css,html,svg,json}'
/** Smaller files are not worth a header. */
const LEAST_BYTES = 1_000

/** The best level takes fifteen times as long, and saves a fifteenth. */
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
    // For browsers that do not accept brotli over an insecure connection.
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 })),
  ])
}

/**
 * Writes compressed copies beside each text file once, so that the server does not compress at
 * every request.
 */
export const compressFiles = async (folder: string): Promise<void> => {
  const work: Promise<void>[] = []
  for await (const file of glob(TEXTS, { cwd: folder })) work.push(compressFile(join(folder, file)))
  await Promise.all(work)
}

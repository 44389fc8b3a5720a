import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoize } from '../../platform/memoize.ts'

export type Encoding = 'br' | 'gzip'

const PREFERRED: readonly Encoding[] = ['br', 'gzip']
/** Good enough for text, in an eighth of the time of the best level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(bytes, BROTLI) : gzipped(bytes)

const isRefused = (parameters: readonly string[]) =>
  parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter))

const preferred = memoize((accepted): Encoding | 'none' => {
  const names = accepted
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, ...parameters]) => !isRefused(parameters))
    .map(([name = '']) => name.trim().toLowerCase())
  return PREFERRED.find((encoding) => names.includes(encoding)) ?? 'none'
})

/** The best encoding that the header Accept-Encoding allows. */
export const encodingFor = (accepted: string | undefined): Encoding | 'none' =>
  accepted === undefined ? 'none' : preferred(accepted)

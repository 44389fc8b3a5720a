import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('./hostile-corpus.txt', import.meta.url))

/** Decodes invisible characters: `\u202e` in the file is one character. */
const unescaped = (line: string) =>
  line.replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** Reads one string per line. Lines that begin with `# ` name the kind of the following strings. */
export const HOSTILE: readonly string[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map(unescaped)

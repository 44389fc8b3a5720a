import { createHash } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import { AT } from './archive-sites.ts'

interface Entry {
  readonly name: string
  readonly content: Buffer
  /** Of the tar format: `0` is a file, `2` a link, `5` a folder, `x` the attributes of the next. */
  readonly type: string
}

const BLOCK = 512
const MEGABYTE = 1_048_576

const headerOf = ({ name, content, type }: Entry): Buffer => {
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, width: number) =>
    header.write(`${value.toString(8).padStart(width - 1, '0')}\0`, at)
  header.write(name.slice(0, 100), 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(content.length, 124, 12)
  octal(AT / 1_000, 136, 12)
  header.write('        ', 148)
  header.write(type, 156)
  if (type === '2') header.write('/etc/passwd', 157)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

const paddingOf = ({ content }: Entry) => Buffer.alloc(-content.length & (BLOCK - 1))

const tarOf = (entries: readonly Entry[], end: Buffer) =>
  Buffer.concat([
    ...entries.flatMap((entry) => [headerOf(entry), entry.content, paddingOf(entry)]),
    end,
  ])

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const entryOf = (name: string, content: string | Buffer, type = '0'): Entry => ({
  name,
  content: Buffer.from(content),
  type,
})

const FORMAT = {
  ...{ format: 'lanting-archive', version: 1, program: '1.0.0' },
  ...{ createdAt: AT, hasSecrets: false },
}

interface Changes {
  readonly format?: object
  readonly parts?: readonly Entry[]
  readonly sequences?: string | null
  /** Changes the parts of the manifest. */
  readonly named?: (parts: Record<string, unknown>[]) => unknown[]
  /** Stands before the manifest, and is not in it. */
  readonly hidden?: readonly Entry[]
  readonly end?: Buffer
}

/** Makes an archive with checksums that fit: only its content is wrong. */
const archiveOf = ({ format, parts = [], sequences = '{}', named, hidden, end }: Changes) => {
  const described = { ...FORMAT, ...format }
  const last = sequences === null ? [] : [entryOf('sequences.json', sequences)]
  const all = [...parts, ...last]
  const own = all.map(({ name, content }) => ({
    ...{ name, bytes: content.length },
    sha256: createHash('sha256').update(content).digest('hex'),
    ...(name.startsWith('files/') && { changedAt: AT }),
    ...(name.startsWith('tables/') && { rows: content.toString('latin1').split('\n').length - 1 }),
  }))
  const list = (named?.(own) ?? own) as typeof own
  const total = (name: 'rows' | 'bytes') => list.reduce((sum, part) => sum + (part[name] ?? 0), 0)
  const files = list.filter((part) => 'changedAt' in part).length
  const manifest = {
    ...described,
    counts: { rows: total('rows'), files, bytes: total('bytes') },
    parts: list,
  }
  const entries = [
    entryOf('format.json', json(described)),
    ...all,
    ...(hidden ?? []),
    entryOf('manifest.json', json(manifest)),
  ]
  return zstdCompressSync(tarOf(entries, end ?? Buffer.alloc(2 * BLOCK)))
}

const tag = (row: object) =>
  `${JSON.stringify({ id: 1, tag_name: 'tea', created_at: 1, updated_at: 1, ...row })}\n`
const tags = (text: string): Changes => ({ parts: [entryOf('tables/tags.jsonl', text)] })
const file = (name: string, content: string | Buffer = 'x', type?: string): Changes => ({
  parts: [entryOf(name, content, type)],
})
const changed = (change: object): Changes => ({
  ...file('files/a'),
  named: ([part, ...rest]) => [{ ...part, ...change }, ...rest],
})

/** An archive that is right, by the same means. */
export const HARMLESS = () => archiveOf({ ...tags(tag({})), sequences: '{"tags":1}' })

/** Archives that no restore takes: each is small, and has fitting checksums. */
export const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'a line that is no JSON': () => archiveOf(tags('{"id":1,\n')),
  'a line that is a list': () => archiveOf(tags('[1]\n')),
  'a line that is null': () => archiveOf(tags('null\n')),
  'a last line without end': () => archiveOf(tags(tag({}).trimEnd())),
  'an empty line': () => archiveOf(tags(`\n${tag({})}`)),
  'a column that does not exist': () => archiveOf(tags(tag({ colour: 'red' }))),
  'a text where a number belongs': () => archiveOf(tags(tag({ created_at: 'yesterday' }))),
  'a list where a text belongs': () => archiveOf(tags(tag({ tag_name: ['a'] }))),
  'a row without a name': () => archiveOf(tags(tag({ tag_name: null }))),
  'the same row twice': () => archiveOf(tags(tag({}) + tag({}))),
  'a row that refers to nothing': () =>
    archiveOf({ parts: [entryOf('tables/article_tags.jsonl', '{"article_id":7,"tag_id":7}\n')] }),
  'a table that does not exist': () => archiveOf({ parts: [entryOf('tables/dreams.jsonl', '')] }),
  'a setting that is no JSON': () =>
    archiveOf({
      parts: [
        entryOf('tables/settings.jsonl', '{"name":"blog_name","value":"{","updated_at":1}\n'),
      ],
    }),
  'sequences that are no JSON': () => archiveOf({ sequences: '{' }),
  'sequences of a foreign table': () => archiveOf({ sequences: '{"sqlite_master":1}' }),
  'a sequence that is no number': () => archiveOf({ sequences: '{"tags":"1; drop table"}' }),
  'no sequences': () => archiveOf({ sequences: null }),
  'a file twice': () => archiveOf({ parts: [entryOf('files/a', 'x'), entryOf('files/a', 'y')] }),
  'a file that is also a folder': () =>
    archiveOf({ parts: [entryOf('files/a', 'x'), entryOf('files/a/b', 'y')] }),
  'a file outside of its folder': () => archiveOf(file('files/../../out')),
  'a hidden file': () => archiveOf(file('files/.place')),
  'a name as a path of Windows': () => archiveOf(file('files/..\\..\\out')),
  'a link': () => archiveOf(file('files/link', '', '2')),
  'a folder as a part': () => archiveOf(file('files/folder', '', '5')),
  'an entry that the manifest does not name': () =>
    archiveOf({ hidden: [entryOf('files/more', 'x')] }),
  'a wrong size in the manifest': () => archiveOf(changed({ bytes: 0 })),
  'a time that is no time': () => archiveOf(changed({ changedAt: 1e300 })),
  'a time of creation that is no time': () => archiveOf({ format: { createdAt: 9e15 } }),
  'a format of 10 MB': () => archiveOf({ format: { program: ' '.repeat(10 * MEGABYTE) } }),
  'rows of 120 MB': () => archiveOf(tags(`${' '.repeat(120 * MEGABYTE)}\n`)),
  'a line of 20 MB': () => archiveOf(tags(tag({ tag_name: 'x'.repeat(20 * MEGABYTE) }))),
  'attributes of 20 MB': () =>
    archiveOf({
      parts: [entryOf('x', Buffer.alloc(20 * MEGABYTE, ' '), 'x'), entryOf('files/a', 'x')],
    }),
  'an end of 20 MB': () => archiveOf({ end: Buffer.alloc(20 * MEGABYTE) }),
  '20,000 files': () =>
    archiveOf({ parts: Array.from({ length: 20_000 }, (_, at) => entryOf(`files/${at}`, '')) }),
}

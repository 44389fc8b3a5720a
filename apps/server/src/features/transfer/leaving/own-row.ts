import { type ImportedFile, type ImportNote, isPictureAddress, LENGTH } from '@lanting/contract'
import { momentOf, type Row, textOf } from '../foreign/values.ts'
import { takePictures } from '../import-pictures.ts'
import { type ImportNeeds, refused, type Session } from '../import-session.ts'

/** An import of an own export: its session, and the new ids of rows by their old ones. */
export interface OwnImport {
  readonly needs: ImportNeeds
  readonly session: Session
  /** Such as `talk:12`. Null: a dry run would add the row. */
  readonly ids: Map<string, number | null>
  /** The articles that this import has added. */
  readonly added: ReadonlySet<number | null>
}

export type ImportRow = (own: OwnImport, row: Row) => Promise<ImportedFile | undefined>

const COUNT_MAX = 1_000_000_000
export const countOf = (value: unknown) =>
  Math.min(Math.max(Math.floor(Number(value)) || 0, 0), COUNT_MAX)

export const timesOf = (row: Row, now: number) => {
  const created_at = momentOf(row.createdAt ?? row.created_at)
  if (created_at === undefined) return undefined
  const updated_at = momentOf(row.updatedAt ?? row.updated_at) ?? created_at
  return { created_at: Math.min(created_at, now), updated_at: Math.min(updated_at, now) }
}

/** Imports pictures, and returns the addresses of the ones that can be shown. */
export const picturesOf = async ({ needs, session }: OwnImport, addresses: readonly string[]) => {
  const { taken } = await takePictures(needs, session, {
    path: 'data/data.json',
    addresses: addresses.filter(Boolean),
  })
  return addresses.map((address) => {
    const url = taken.get(address) ?? address
    return isPictureAddress(url) && url.length <= LENGTH.photo ? url : ''
  })
}

export const keyOf = (kind: string, row: Row, createdAt: number) =>
  `lanting:${kind}:${textOf(row.id)}:${createdAt}`

export const broken = (kind: string, row: Row, note: ImportNote = 'unreadable') =>
  refused(`data/${kind}:${textOf(row.id)}`, note)

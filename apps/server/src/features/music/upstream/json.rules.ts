import { ADMIN_LENGTH } from '@lanting/contract'

export type JsonObject = Readonly<Record<string, unknown>>

/** Readers of answers that are not trusted: a value of another type is empty. */
export const objectOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? (value as JsonObject) : {}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().slice(0, ADMIN_LENGTH.songName) : ''

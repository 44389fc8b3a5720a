import type { Readable } from 'node:stream'

export interface FileFacts {
  readonly bytes: number
  /** The time of the last write, in milliseconds; an object store knows seconds. */
  readonly changedAt: number
}

export interface StoredFile extends FileFacts {
  readonly name: string
}

export interface Part {
  readonly start: number
  /** The last byte, included. */
  readonly end: number
}

export interface OpenedFile extends FileFacts {
  /** Reads a part of the file. Called any number of times, before `close`. */
  read(part: Part): Promise<Uint8Array>
  /** Streams a part of the file, and closes the file at the end. Called at most once. */
  stream(part: Part): Readable
  /** Called unless `stream` was. */
  close(): Promise<void>
}

/**
 * Keeps whole files under names such as `pictures/2026/lake.webp`: segments joined by '/', none
 * beginning with a dot, without '..'. Any other name is rejected. If the store cannot be reached,
 * every call rejects with `FilesUnavailable`.
 */
export interface Files {
  /** The folder of the files, if they are on this machine. */
  readonly folder: string | undefined
  /** Readers find the old file or all of `bytes`, also when the process is killed midway. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Stores a copy of the file at a local path, like `write`. */
  writeFile(name: string, path: string): Promise<void>
  /** Stores a copy of the file at a local path. Returns false if the name is taken. */
  addFile(name: string, path: string): Promise<boolean>
  /** Returns undefined if there is no file, or if it has more than `maxBytes`. */
  read(name: string, maxBytes?: number): Promise<Uint8Array | undefined>
  /** Opens a file for reading parts of it; undefined if there is no file. */
  open(name: string): Promise<OpenedFile | undefined>
  /** Calls `work` with a local path of the file, which is valid until `work` ends. */
  withLocalFile<T>(name: string, work: (path: string) => Promise<T>): Promise<T | undefined>
  /** Lists all files, in no particular order. Changes during the listing may be missed. */
  list(): AsyncIterable<StoredFile>
  /** Deleting a missing file is no error. */
  delete(name: string): Promise<void>
  /** Removes unfinished files of writers that were killed before this time. */
  sweep(before: number): Promise<void>
  /** An address where anybody can read the file for some hours; undefined on this machine. */
  signedUrl(name: string, type: string): string | undefined
}

import type { AttachmentKind } from '@lanting/contract'

const startsWith = (head: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, index) => head[index] === byte)

const isZip = (head: Uint8Array) => startsWith(head, 0x50, 0x4b)

/** A text has no zero bytes. */
const isText = (head: Uint8Array) => !head.includes(0)

const CHECKS: Readonly<Partial<Record<AttachmentKind, (head: Uint8Array) => boolean>>> = {
  pdf: (head) => startsWith(head, 0x25, 0x50, 0x44, 0x46, 0x2d),
  '7z': (head) => startsWith(head, 0x37, 0x7a, 0xbc, 0xaf),
  txt: isText,
  md: isText,
  csv: isText,
}

/** Whether the beginning of a file is that of its kind. Books and documents are archives. */
export const isOfKind = (kind: AttachmentKind, head: Uint8Array): boolean =>
  (CHECKS[kind] ?? isZip)(head)

/** Thrown for a file that is no export, or a damaged one. */
export class UnreadableExport extends Error {
  override readonly name = 'UnreadableExport'
}

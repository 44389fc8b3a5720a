/** The errors that JavaScript throws at a value that the program did not expect. */
const FAULTS: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'SyntaxError', 'URIError'])

/**
 * Whether a text has caused a failure, and not the database or the disk: the others of an import can
 * come. Errors of a thread keep their names, but not their classes.
 */
export const isFaultOfText = (error: unknown): boolean =>
  error instanceof Error && FAULTS.has(error.name)

/** A reason not to start, in one sentence for the operator. */
export class StartupError extends Error {}

/** Prints the sentence of a failed start. Every other error is a fault, and is thrown again. */
export const reportStartupError = (error: unknown): void => {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

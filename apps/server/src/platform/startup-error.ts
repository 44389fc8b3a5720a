/** A reason not to start, told to the operator in one sentence. */
export class StartupError extends Error {}

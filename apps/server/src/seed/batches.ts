/** Far below the parameter limits of both engines. */
const ROWS_PER_BATCH = 400

/** Passes rows on in batches, one after the other. Rows are generated only when needed. */
export const inBatches = async <T>(
  rows: Iterable<T>,
  write: (batch: T[]) => Promise<unknown>,
  size = ROWS_PER_BATCH,
): Promise<void> => {
  let batch: T[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    await write(batch)
    batch = []
  }
  if (batch.length > 0) await write(batch)
}

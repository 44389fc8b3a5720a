/** Far below what either engine takes as parameters of one statement. */
const ROWS_PER_BATCH = 400

/** Hands the rows on in batches, one after the other; none are drawn before they are needed. */
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

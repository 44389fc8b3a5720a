/** Returns the rows with the row at `from` moved to `to`. */
export const moved = <Row>(rows: readonly Row[], from: number, to: number): Row[] => {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row !== undefined) next.splice(to, 0, row)
  return next
}

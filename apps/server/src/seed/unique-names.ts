/** Makes names unique: a taken name gets a number. */
export const createUniqueNames = (taken: Iterable<string>) => {
  const used = new Set(taken)
  const next = new Map<string, number>()
  return (wanted: string, sequel: (count: number) => string): string => {
    let name = wanted
    let count = next.get(wanted) ?? 2
    while (used.has(name)) {
      name = sequel(count)
      count += 1
    }
    next.set(wanted, count)
    used.add(name)
    return name
  }
}

export type UniqueName = ReturnType<typeof createUniqueNames>

/** Makes names unique: a taken name gets a number. */
export const uniqueNames = (taken: Iterable<string>) => {
  const given = new Set(taken)
  const next = new Map<string, number>()
  return (wanted: string, sequel: (count: number) => string): string => {
    let name = wanted
    let count = next.get(wanted) ?? 2
    while (given.has(name)) {
      name = sequel(count)
      count += 1
    }
    next.set(wanted, count)
    given.add(name)
    return name
  }
}

export type NameOnce = ReturnType<typeof uniqueNames>

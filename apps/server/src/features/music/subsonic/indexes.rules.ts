/** The letters of an index; every other name stands below `#`. */
const LETTER = /^\p{L}$/u

const initialOf = (name: string) => {
  const [first = ''] = name.normalize('NFD')
  return LETTER.test(first) ? first.toUpperCase() : '#'
}

/** Groups artists by the first letter of their name. */
export const byInitial = <T extends { readonly name: string }>(artists: readonly T[]) =>
  [...Map.groupBy(artists, ({ name }) => initialOf(name))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, artist]) => ({ name, artist }))

export type Greeting = readonly [userId: string, text: string]

type Greetings = Readonly<Record<string, string>>

/** Returns a key for each row. A user id that stands above already gets a key that is no id. */
export const greetingKeys = (rows: readonly Greeting[]): string[] =>
  rows.map(([id], place) =>
    rows.findIndex(([other]) => other === id) === place ? id : `${id} (${place})`,
  )

export const greetingRecord = (rows: readonly Greeting[]): Greetings => {
  const keys = greetingKeys(rows)
  return Object.fromEntries(rows.map(([, text], place) => [keys[place], text]))
}

const isSame = (one: Greetings, other: Greetings) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, text]) => other[key] === text)

/** Returns the rows as they were typed, or those of the values if these have changed since. */
export const greetingRows = (typed: readonly Greeting[], values: Greetings): readonly Greeting[] =>
  isSame(greetingRecord(typed), values) ? typed : Object.entries(values)

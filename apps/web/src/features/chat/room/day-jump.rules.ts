const EARLIEST_YEAR = 1970

/** Returns the first moment of a day like 2023-11-15; undefined while it is typed. */
export const startOfDay = (day: string): number | undefined => {
  const start = new Date(`${day}T00:00`)
  return start.getFullYear() >= EARLIEST_YEAR ? start.getTime() : undefined
}

interface Choice {
  readonly hasMouse: boolean
  /** Whether a key was pressed in the field. Every digit changes the date. */
  readonly isTyped: boolean
}

/** The wheels of a touch picker change the date while they turn. */
export const jumpsAtOnce = ({ hasMouse, isTyped }: Choice): boolean => hasMouse && !isTyped

export interface TurntableTables {
  /** One row: the state as JSON. Its changes are events of the chat's log. */
  turntable: { place: number; state: string }
}

/** A way between the nodes of a site beside the bus. */
export interface Notices {
  /** Resolves when the database has passed it on to every node that listens. */
  send(text: string): Promise<void>
  /** Calls back with each notice, and with undefined when earlier ones may be lost. Returns the end. */
  listen(onNotice: (text: string | undefined) => void): () => Promise<void>
}

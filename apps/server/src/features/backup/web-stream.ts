import { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** Converts to the stream type of the libraries. */
export const webStream = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>

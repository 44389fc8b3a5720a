import { Readable } from 'node:stream'
import chain from 'stream-chain'
import { parser } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { streamValues } from 'stream-json/streamers/stream-values.js'
import { type Row, rowOf } from './values.ts'

async function* valuesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Row> {
  for await (const found of stream) yield rowOf(rowOf(found).value)
}

/**
 * Yields the objects of an array in a JSON file, one at a time. `place` matches the path of the
 * array, such as `data.posts`; without it the file is the array.
 */
export const jsonRows = (
  content: AsyncIterable<Uint8Array>,
  place?: RegExp,
): AsyncGenerator<Row> => {
  const source = Readable.from(content)
  return valuesOf(
    place
      ? chain([source, parser(), pick({ filter: place }), streamArray()])
      : chain([source, parser(), streamArray()]),
  )
}

/** Yields the objects of a file that has one after the other. */
export const jsonLines = (content: AsyncIterable<Uint8Array>): AsyncGenerator<Row> =>
  valuesOf(chain([Readable.from(content), parser({ jsonStreaming: true }), streamValues()]))

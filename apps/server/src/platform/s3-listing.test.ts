import { expect, it } from 'vitest'
import { readListing } from './s3-listing.ts'

const entry = (key: string, at = '2026-11-17T11:27:38.912Z') =>
  `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>11</Size></Contents>`
const listing = (inside: string) =>
  `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`

it.each([
  ['<EncodingType>url</EncodingType>', 'a%2Bb%20c+%E5%85%B0%26', 'a+b c 兰&'],
  ['', 'a+b c 兰&amp;&#39;&#x4e8;&lt;', "a+b c 兰&'Ө<"],
])('reads keys, sizes and full seconds: %j', (encoding, written, key) => {
  const { objects, next } = readListing(listing(encoding + entry(written) + entry('x')))
  const changedAt = Date.parse('2026-11-17T11:27:38Z')
  expect(objects).toEqual([
    { key, bytes: 11, changedAt },
    { key: 'x', bytes: 11, changedAt },
  ])
  expect(next).toBeUndefined()
})

it('reads an empty listing, and the mark of the next page', () => {
  expect(readListing(listing('<KeyCount>0</KeyCount>')).objects).toEqual([])
  const { next } = readListing(
    listing('<NextContinuationToken>a/b+c&amp;d=</NextContinuationToken>'),
  )
  expect(next).toBe('a/b+c&d=')
})

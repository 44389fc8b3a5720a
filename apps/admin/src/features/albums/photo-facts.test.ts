import { parse } from 'exifr'
import { expect, it } from 'vitest'
import { readFacts } from './photo-facts.ts'

/** Eight grey pixels by eight, with a date, a camera and a place. */
const PHOTO =
  '/9j/4QGCRXhpZgAASUkqAAgAAAAJAA8BAgAVAAAAkAAAABABAgAGAAAAigAAABIBAwABAAAAAQAAABoBBQAB' +
  'AAAAegAAABsBBQABAAAAggAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAApgAAACWIBAABAAAA' +
  'FAEAAAAAAAA4YwAA6AMAADhjAADoAwAAWDEwMFYARlVKSUZJTE0gQ29ycG9yYXRpb24AAAcAAJAHAAQAAAAw' +
  'MjEwA5ACABQAAAAAAQAAAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAIAAAA' +
  'A6AEAAEAAAAIAAAAAAAAADIwMjY6MDQ6MDMgMTI6MzA6NDUABAABAAIAAgAAAE4AAAACAAUAAwAAAGIBAAAD' +
  'AAIAAgAAAEUAAAAEAAUAAwAAAEoBAAAAAAAAeAAAAAEAAAAiAAAAAQAAAAAAAAABAAAAHgAAAAEAAAAAAAAA' +
  'AQAAAAAAAAABAAAA/9sAQwAbEhQXFBEbFxYXHhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNbXYW1' +
  'hpCeo6utq2eAvMm6pseZqKuk/9sAQwEcHh4oIyhOKytOpG5dbqSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
  'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk/8AAEQgACAAIAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAA' +
  'AAAC/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAD/xAAUEQEAAAAAAAAAAAAA' +
  'AAAAAAAA/9oADAMBAAIRAxEAPwCgAf/Z'

const bytes = () => Uint8Array.from(atob(PHOTO), (letter) => letter.charCodeAt(0))

it('reads the date and the camera of a photo, and nothing else', async () => {
  // The place is in the file: the test would see it.
  expect(await parse(bytes())).toMatchObject({ latitude: 30 })
  expect(await readFacts(new Blob([bytes()]))).toEqual({
    taken_at: '2026-04-03 12:30',
    camera: 'FUJIFILM X100V',
  })
})

it('reads nothing from other files', async () => {
  expect(await readFacts(new Blob(['no photo']))).toEqual({ taken_at: '', camera: '' })
})

const BLOCK_BYTES = 64
const LENGTH_BYTES = 8
const ROUNDS = 64

const isPrime = (n: number) => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false
  return true
}

const firstPrimes = (count: number) => {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (isPrime(n)) primes.push(n)
  return primes
}

const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32)

/** The constants of the standard: fractions of the roots of the first primes. */
const PRIMES = firstPrimes(ROUNDS)
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))

const turn = (x: number, bits: number) => (x >>> bits) | (x << (32 - bits))

const padded = (message: Uint8Array) => {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  const view = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES))
  new Uint8Array(view.buffer).set(message)
  view.setUint8(message.length, 0x80)
  view.setUint32(view.byteLength - 4, message.length * 8)
  return view
}

/** Every accessed index exists. */
const at = (list: Int32Array, place: number) => list[place] as number

const words = new Int32Array(ROUNDS)

const schedule = (view: DataView, offset: number) => {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(offset + i * 4)
  for (let i = 16; i < ROUNDS; i += 1) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0
  }
}

const mixIn = (state: Int32Array) => {
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < ROUNDS; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + s1 + choice + at(ROUND, i) + at(words, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  for (const [place, mixed] of [a, b, c, d, e, f, g, h].entries()) {
    state[place] = at(state, place) + mixed
  }
}

/**
 * SHA-256 in plain script. It works on pages without https, where the browser's own is missing. For
 * many small messages it is faster than a promise for each.
 */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const view = padded(message)
  const state = START.slice()
  for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES) {
    schedule(view, offset)
    mixIn(state)
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (let i = 0; i < 8; i += 1) hash.setInt32(i * 4, at(state, i))
  return new Uint8Array(hash.buffer)
}

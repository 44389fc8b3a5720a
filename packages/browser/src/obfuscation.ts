import { cbc } from '@noble/ciphers/aes.js'
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

/**
 * Obfuscation, not protection: key and vector are in the page. It hides a token from a glance at
 * the storage, as the specification requires.
 */
const KEY = utf8ToBytes('lanting-obscures')

export const obfuscate = (value: unknown): string =>
  bytesToHex(cbc(KEY, KEY).encrypt(utf8ToBytes(JSON.stringify(value))))

/** Returns `undefined` for a text that `obfuscate` did not write. */
export const deobfuscate = (text: string): unknown => {
  try {
    return JSON.parse(bytesToUtf8(cbc(KEY, KEY).decrypt(hexToBytes(text))))
  } catch {
    return undefined
  }
}

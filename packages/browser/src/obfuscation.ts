import { cbc } from '@noble/ciphers/aes.js'
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

/**
 * Obfuscation, not protection: key and vector are in the page for everyone who looks. It keeps a
 * token out of sight of somebody who glances at the storage, as the specification asks.
 */
const KEY = utf8ToBytes('lanting-obscures')

export const obscure = (value: unknown): string =>
  bytesToHex(cbc(KEY, KEY).encrypt(utf8ToBytes(JSON.stringify(value))))

/** Undefined when the text was not written by `obscure`. */
export const reveal = (text: string): unknown => {
  try {
    return JSON.parse(bytesToUtf8(cbc(KEY, KEY).decrypt(hexToBytes(text))))
  } catch {
    return undefined
  }
}

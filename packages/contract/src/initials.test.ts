import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['兰亭', '兰亭'],
  ['山阴兰亭集', '山阴'],
  ['兰亭 Lanting', '兰亭'],
  ['听', '听'],
  ['Lanting', 'L'],
  ['A Room of Letters', 'RL'],
  ["Willow's Margins", 'WM'],
  ['The Of', 'TO'],
  ['DevNotes', 'DN'],
  ['lower case blog', 'LC'],
  ['ABC news', 'AN'],
  ['Ada 的博客', 'A'],
  ['été à Paris', 'ÉÀ'],
  ['Ёжик в тумане', 'ЁВ'],
  ['2026 · diary', '2D'],
  ['  🌲 Forest', 'F'],
  ['🌲', '🌲'],
  ['', ''],
])('the seal of %j has %j', (name, letters) => expect(initialsOf(name)).toBe(letters))

import type { CSSProperties } from 'react'
import { titleWords } from './title-words.ts'

const styleOf = (values: Record<`--${string}`, number>) => values as CSSProperties

/** A title whose letters rise once, one after the other. */
export const RisingTitle = ({ title }: { title: string }) => {
  let place = 0
  const letter = (text: string) => {
    place += 1
    return (
      <span key={place} className="rising-letter" style={styleOf({ '--place': place })}>
        {text}
      </span>
    )
  }
  const word = (text: string) => {
    const letters = [...text]
    if (letters.length === 1) return letter(text)
    return (
      <span key={`word ${place}`} className="rising-word">
        {letters.map(letter)}
      </span>
    )
  }
  return (
    <span aria-hidden="true" style={styleOf({ '--letters': [...title].length })}>
      {titleWords(title).map((text) => (text.trim() === '' ? ' ' : word(text)))}
    </span>
  )
}

import { useEffect, useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { wantsLessMotion } from '../../shared/reduced-motion.ts'
import { useConfig } from '../../shared/site-config.ts'

const LETTER_MS = 300

interface Typed {
  readonly tagline: string
  readonly letters: number
}

/**
 * Types one of the taglines letter by letter. Without scripts the first one is shown in full; with
 * scripts it is hidden until the typing starts. Untyped letters have their place, so nothing moves.
 */
export const TypedTagline = () => {
  const { verses } = useConfig()
  const own = useCopy().site.taglines
  const taglines = verses.length > 0 ? verses : own
  const [typed, setTyped] = useState<Typed>()

  useEffect(() => {
    const tagline = taglines[Math.floor(Math.random() * taglines.length)] ?? ''
    const { length } = [...tagline]
    setTyped({ tagline, letters: wantsLessMotion() ? length : 0 })
    if (wantsLessMotion()) return
    const timer = setInterval(() => {
      setTyped((before) => {
        const letters = (before?.letters ?? 0) + 1
        if (letters >= length) clearInterval(timer)
        return { tagline, letters }
      })
    }, LETTER_MS)
    return () => clearInterval(timer)
  }, [taglines])

  const tagline = typed?.tagline ?? taglines[0] ?? ''
  const letters = [...tagline]
  const count = typed?.letters ?? letters.length
  return (
    <p className="tagline" data-typing={typed ? 'begun' : 'waiting'}>
      <span className="for-screen-readers">{tagline}</span>
      <span aria-hidden="true">
        {letters.slice(0, count).join('')}
        <i className="caret" />
        <span className="untyped">{letters.slice(count).join('')}</span>
      </span>
    </p>
  )
}

import { paintingColours } from '@lanting/contract'
import { useEffect, useRef, useState } from 'react'
import { whenNear } from '../../../shared/when-near.ts'
import { coverTurns } from './cover-turns.ts'

/** Covers that this page has shown: the browser has them. */
const loaded = new Set<string>()

/** A wash in the colours of the painting that is on its way; undefined for other pictures. */
const washOf = (url: string) => {
  const colours = paintingColours(url)
  if (!colours) return undefined
  const [sky, mist, hills] = colours
  return { background: `linear-gradient(${sky}, ${mist} 55%, ${hills})` }
}

interface Props {
  readonly url: string
  readonly px: number
}

/** A square cover of the player. It loads when it is near and its turn has come. */
export const LateCover = ({ url, px }: Props) => {
  const box = useRef<HTMLSpanElement>(null)
  const leave = useRef(() => {})
  const [shown, show] = useState(loaded.has(url) && url)
  useEffect(() => {
    if (loaded.has(url) || !box.current) return show(url)
    const stop = whenNear([box.current], () => {
      leave.current = coverTurns.enter(() => show(url))
    })
    return () => {
      stop()
      leave.current()
    }
  }, [url])
  const end = (isThere: boolean) => () => {
    if (isThere) loaded.add(url)
    else show(false)
    leave.current()
  }
  return (
    <span ref={box} className="late-cover" style={washOf(url)}>
      {shown === url && (
        <img
          src={url}
          alt=""
          width={px}
          height={px}
          decoding="async"
          fetchPriority="low"
          onLoad={end(true)}
          onError={end(false)}
        />
      )}
    </span>
  )
}

import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onWake, useBlockObserver } from './block-observer.ts'
import {
  type MessageBlock as Block,
  estimatedHeight,
  idRange,
  isSameBlock,
  type Row,
} from './message-blocks.rules.ts'

interface Props {
  readonly block: Block
  /** Whether the block may be replaced by empty space while it is far from the view. */
  readonly canPark: boolean
  readonly startsParked: boolean
  /** Values that the rows depend on besides themselves. */
  readonly version: string
  readonly renderRow: (row: Row) => ReactNode
}

/**
 * A part of the list. Far from the view it is empty space of its last height, so that the number of
 * elements does not grow with the history.
 */
export const MessageBlock = memo(
  ({ block, canPark, startsParked, renderRow }: Props) => {
    const list = useRef<HTMLOListElement>(null)
    const [isParked, setParked] = useState(startsParked)
    const height = useRef<number>(undefined)
    const observer = useBlockObserver()
    useEffect(() => {
      // A new block is rendered piece by piece: the reader may be scrolling.
      if (!canPark) startTransition(() => setParked(false))
    }, [canPark])
    useEffect(() => {
      const element = list.current
      if (!element || !observer) return
      return observer.watch(element, (isNear) => {
        if (isNear) return startTransition(() => setParked(false))
        // The block with the focus stays.
        if (!canPark || element.contains(document.activeElement)) return
        height.current = element.offsetHeight
        setParked(true)
      })
    }, [observer, canPark])
    useEffect(
      () =>
        list.current ? onWake(list.current, () => flushSync(() => setParked(false))) : undefined,
      [],
    )
    const [from, to] = idRange(block)
    return (
      <ol
        ref={list}
        className="room-block"
        data-from={from}
        data-to={to}
        aria-hidden={isParked || undefined}
        style={isParked ? { height: height.current ?? estimatedHeight(block) } : undefined}
      >
        {!isParked && block.rows.map(renderRow)}
      </ol>
    )
  },
  (a, b) => a.version === b.version && a.canPark === b.canPark && isSameBlock(a.block, b.block),
)

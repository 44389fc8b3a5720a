import { type MarkupNode, markupTree } from '@lanting/contract'
import { useMemo } from 'react'
import { LinkedText } from './text-link.tsx'
import './written-text.css'

const Nodes = ({ nodes }: { nodes: readonly MarkupNode[] }) =>
  nodes.map((node, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a node has no other name than its place.
    if (typeof node === 'string') return <LinkedText key={place} text={node} />
    const { tag: Tag, children } = node
    // biome-ignore lint/suspicious/noArrayIndexKey: the same.
    if (Tag === 'br') return <br key={place} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <Tag key={place}>
        <Nodes nodes={children} />
      </Tag>
    )
  })

/**
 * User text: keeps line breaks, turns URLs into links, and renders the few allowed tags as
 * elements. It is never inserted as HTML.
 */
export const WrittenText = ({ text }: { text: string }) => {
  const nodes = useMemo(() => markupTree(text), [text])
  return (
    <div className="written-text" dir="auto">
      <Nodes nodes={nodes} />
    </div>
  )
}

import { isMarkup } from '@lanting/contract'
import { useMemo } from 'react'
import { LinkedText } from '../../../shared/text-link.tsx'
import { WrittenText } from '../../../shared/written-text.tsx'
import { type Block, readMarkdown } from './markdown-blocks.ts'
import type { Inline } from './markdown-inline.ts'
import './comment-text.css'

const Pieces = ({ pieces }: { pieces: readonly Inline[] }) =>
  pieces.map((piece, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
    if (typeof piece === 'string') return <LinkedText key={place} text={piece} />
    // biome-ignore lint/suspicious/noArrayIndexKey: the same.
    if (piece.tag === 'code') return <code key={place}>{piece.text}</code>
    if (piece.tag === 'a') {
      return (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          key={place}
          href={piece.href}
          title={piece.href}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
        >
          <PlainPieces pieces={piece.children} />
        </a>
      )
    }
    const Tag = piece.tag
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <Tag key={place}>
        <Pieces pieces={piece.children} />
      </Tag>
    )
  })

/** The words of a link: an address in them is no second link. */
const PlainPieces = ({ pieces }: { pieces: readonly Inline[] }) =>
  pieces.map((piece, place) => {
    if (typeof piece === 'string') return piece
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
    if (piece.tag === 'code') return <code key={place}>{piece.text}</code>
    const Tag = piece.tag === 'a' ? 'em' : piece.tag
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <Tag key={place}>
        <PlainPieces pieces={piece.children} />
      </Tag>
    )
  })

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, place) => {
    /* biome-ignore-start lint/suspicious/noArrayIndexKey: a block has no other name than its place. */
    if (block.tag === 'pre') return <pre key={place}>{block.text}</pre>
    if (block.tag === 'blockquote') {
      return (
        <blockquote key={place}>
          <Blocks blocks={block.children} />
        </blockquote>
      )
    }
    if (block.tag === 'p') {
      return (
        <p key={place}>
          <Pieces pieces={block.children} />
        </p>
      )
    }
    const items = block.items.map((item, at) => (
      <li key={at}>
        <Pieces pieces={item} />
      </li>
    ))
    if (block.tag === 'ul') return <ul key={place}>{items}</ul>
    return (
      <ol key={place} start={block.start}>
        {items}
      </ol>
    )
    /* biome-ignore-end lint/suspicious/noArrayIndexKey: a block has no other name than its place. */
  })

/** The text of a comment as elements: a little Markdown, or the reduced markup of other clients. */
export const CommentText = ({ text }: { text: string }) => {
  const blocks = useMemo(() => (isMarkup(text) ? undefined : readMarkdown(text)), [text])
  if (!blocks) return <WrittenText text={text} />
  return (
    <div className="written-text comment-text" dir="auto">
      <Blocks blocks={blocks} />
    </div>
  )
}

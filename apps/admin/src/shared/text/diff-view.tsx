import { diffLines } from './diff-lines.ts'

const SIGNS = { same: ' ', gone: '−', new: '+' } as const
const AROUND = 3

/** Shows only the unchanged lines next to a change. */
const shortened = (lines: readonly string[], isFirst: boolean, isLast: boolean) => {
  const head = isFirst ? 0 : AROUND
  const tail = isLast ? 0 : AROUND
  if (lines.length <= head + tail + 1) return lines
  return [...lines.slice(0, head), '⋯', ...lines.slice(lines.length - tail)]
}

/** The removed and added lines. */
export const DiffView = ({ before, after }: { before: string; after: string }) => {
  const parts = diffLines(before, after)
  return (
    <div className="diff">
      {parts.map(({ kind, lines }, place) => {
        const shown =
          kind === 'same' ? shortened(lines, place === 0, place === parts.length - 1) : lines
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are drawn anew as a whole.
          <div key={place} data-kind={kind}>
            {shown.map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
              <p key={number}>
                <span aria-hidden>{SIGNS[kind]}</span>
                {kind === 'gone' && <del>{line || ' '}</del>}
                {kind === 'new' && <ins>{line || ' '}</ins>}
                {kind === 'same' && (line || ' ')}
              </p>
            ))}
          </div>
        )
      })}
    </div>
  )
}

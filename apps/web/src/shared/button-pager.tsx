import { PagerFrame } from './pager-frame.tsx'

interface Props {
  readonly name: string
  readonly copy: { readonly previous: string; readonly next: string }
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** A pager with buttons, for a list without its own address. Each stays, and keeps the focus. */
export const ButtonPager = ({ onPage, ...props }: Props) => (
  <PagerFrame
    {...props}
    iconSize={18}
    className="pager small"
    to={({ target, content, label }) => {
      const isThere = target >= 1 && target <= props.pages
      return (
        <button
          type="button"
          aria-label={label}
          aria-current={target === props.page ? 'page' : undefined}
          aria-disabled={!isThere || undefined}
          onClick={() => isThere && onPage(target)}
        >
          {content}
        </button>
      )
    }}
  />
)

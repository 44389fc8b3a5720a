import { PagerFrame } from './pager-frame.tsx'

interface Props {
  readonly name: string
  readonly copy: { readonly previous: string; readonly next: string }
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** A pager with buttons, for a list without its own address. */
export const ButtonPager = ({ onPage, ...props }: Props) => (
  <PagerFrame
    {...props}
    iconSize={18}
    className="pager small"
    to={(target, content, label) => (
      <button type="button" aria-label={label} onClick={() => onPage(target)}>
        {content}
      </button>
    )}
  />
)

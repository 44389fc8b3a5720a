import { DEFAULT_AVATARS } from '@lanting/contract'

interface Props {
  readonly user: { readonly id: number; readonly avatar: string }
  readonly size: number
}

/** The avatar of a user, or a stable default. The name is beside it. */
export const Avatar = ({ user: { id, avatar }, size }: Props) => (
  <img
    className="avatar"
    src={avatar || DEFAULT_AVATARS[id % DEFAULT_AVATARS.length]}
    alt=""
    width={size}
    height={size}
  />
)

interface Props {
  readonly initials: string
  /** The site's avatar, when the owner has one. */
  readonly picture?: string
}

/** The site's avatar, or its initials as a seal. Screen readers skip the seal. */
export const BrandMark = ({ initials, picture }: Props) =>
  picture ? (
    <img className="brand-picture" src={picture} alt="" width={40} height={40} />
  ) : (
    <span className="seal brand-seal" data-letters={initials} />
  )

interface Props {
  readonly name: string
  /** The site's avatar, when the owner has one. */
  readonly picture?: string
}

/** The site's avatar, or its name cut into a seal. The seal is drawn, so it is not read twice. */
export const BrandMark = ({ name, picture }: Props) =>
  picture ? (
    <img className="brand-picture" src={picture} alt="" width={40} height={40} />
  ) : (
    <span className="seal brand-seal" data-letters={[...name].slice(0, 2).join('')} />
  )

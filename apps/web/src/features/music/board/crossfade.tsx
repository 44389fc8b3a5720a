import { type ReactNode, useState } from 'react'

interface Props {
  /** A new name starts a new layer. */
  readonly name: string
  readonly children: ReactNode
}

/** Fades the new layer in above the old one, then removes the old one. */
export const Crossfade = ({ name, children }: Props) => {
  const [layers, setLayers] = useState<readonly { name: string; drawn: ReactNode }[]>([])
  const top = layers.at(-1)
  if (top?.name !== name) setLayers([...layers.slice(-1), { name, drawn: children }])
  const settle = () => setLayers((all) => all.slice(-1))
  return layers.map((layer) => (
    <div
      key={layer.name}
      className="crossfade"
      onAnimationEnd={layer.name === name ? settle : undefined}
    >
      {layer.drawn}
    </div>
  ))
}

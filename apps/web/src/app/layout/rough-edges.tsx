/** SVG filters for the uneven edge of a seal. The styles refer to them by id. */
export const RoughEdges = () => (
  <svg className="rough-edges" aria-hidden="true" width="0" height="0">
    <filter id="rough" x="-5%" y="-5%" width="110%" height="110%">
      <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="3" seed="4" result="n" />
      <feDisplacementMap in="SourceGraphic" in2="n" scale="2" result="d" />
      <feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="2" seed="9" />
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -7 6.1" result="g" />
      <feComposite in="d" in2="g" operator="in" />
    </filter>
  </svg>
)

export const wantsLessMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const scrollBehavior = (): 'instant' | 'smooth' => (wantsLessMotion() ? 'instant' : 'smooth')

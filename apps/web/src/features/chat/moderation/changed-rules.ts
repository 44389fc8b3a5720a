/** The choice of an administrator. Undefined: the rule stays as it is. */
interface Chosen {
  readonly slow?: number
  readonly readOnly?: number
}

interface RuleChanges {
  readonly slow_seconds?: number
  readonly read_only_minutes?: number
}

/** Returns only the chosen rules: the others may be of somebody else. */
export const changedRules = ({ slow, readOnly }: Chosen): RuleChanges | undefined => {
  if (slow === undefined && readOnly === undefined) return undefined
  return {
    ...(slow !== undefined && { slow_seconds: slow }),
    ...(readOnly !== undefined && { read_only_minutes: readOnly }),
  }
}

/** Returns the offered amounts with the present one among them. */
export const slowChoices = (amounts: readonly number[], present: number): number[] =>
  [...new Set([...amounts, present])].sort((a, b) => a - b)

import Type, { type Static } from 'typebox'

/** Nobody writes faster than this. */
export const VISITOR_MINIMUM_MS = 2_000

/** What a form for visitors sends beside its fields: `Type.Object({ …, ...VisitorForm.properties })`. */
export const VisitorForm = Type.Object({
  /** A field that no person sees: whoever fills it is none. */
  website: Type.Optional(Type.String({ maxLength: 255 })),
  /** How long the form was open. */
  spent_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
export type VisitorForm = Static<typeof VisitorForm>

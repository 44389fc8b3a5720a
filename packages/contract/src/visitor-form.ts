import Type, { type Static } from 'typebox'

/** Extra fields of a form for visitors: `Type.Object({ …, ...VisitorForm.properties })`. */
export const VisitorForm = Type.Object({
  /** An invisible field. Only a bot fills it in. */
  website: Type.Optional(Type.String({ maxLength: 255 })),
  /** Time between opening and sending the form. */
  spent_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
export type VisitorForm = Static<typeof VisitorForm>

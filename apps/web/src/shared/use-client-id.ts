import { createSubmissionIds } from '@lanting/browser'
import { useState } from 'react'

/** The ids of a form's submissions. */
export const useClientId = () => useState(createSubmissionIds)[0]

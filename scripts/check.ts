import { conclude, staticChecks, tests } from './steps.ts'

conclude([...staticChecks(), tests('architecture and unit tests', 'unit')])

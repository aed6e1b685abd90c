import { type ComponentType, createContext } from 'react'

/** What a rule is called, behind its id; the table knows where the names come from. */
export const RuleNaming = createContext<ComponentType<{ readonly rule: string }>>(() => null)

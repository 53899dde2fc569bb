import { createContext } from 'react'
import type { Actor } from 'xstate'
import type { contactChoiceMachine } from '../../../machines/contact-choice/contact-choice.machine.ts'

/** What links of the page choose in its contact form, which may be hydrated later than they are pressed. */
export const ContactChoiceContext = createContext<Actor<typeof contactChoiceMachine> | undefined>(undefined)

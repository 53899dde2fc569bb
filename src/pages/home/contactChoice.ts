import { createContext } from 'react'
import type { Actor } from 'xstate'
import type { contactChoiceMachine } from '../../../machines/contact-choice/contact-choice.machine.ts'

/** Choices that links of the page make for its contact form, which may be hydrated only after they are pressed. */
export const ContactChoiceContext = createContext<Actor<typeof contactChoiceMachine> | undefined>(undefined)

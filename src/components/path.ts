import { createContext, useContext } from 'react'
import { HOME_PATH } from '../addresses.ts'

/** The canonical path of the page that is shown; for an unknown one, the path as it was asked for. */
export const PathContext = createContext<string>(HOME_PATH)

/** @see PathContext */
export const usePath = (): string => useContext(PathContext)

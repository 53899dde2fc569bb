export { createInspector } from './createInspector.ts'
export type { Inspector, InspectorOptions } from './createInspector.ts'
export type { Cursor, ListedEntry, LoadedFile, Session, SessionOptions } from './session.ts'

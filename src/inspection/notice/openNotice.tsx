import { mount } from '../mount.tsx'
import type { StatelyConnection } from '../stately.ts'
import { Notice } from './Notice.tsx'

/** Says how the connection to the Stately inspector stands, until it is put away. */
export function openNotice(connection: StatelyConnection): void {
  const close = mount(<Notice connection={connection} close={() => close()} />)
}

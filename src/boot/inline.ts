import { bootstrap } from './bootstrap.ts'
import { addFirstFaces } from './firstFaces.ts'

const { files = '', run, faces = '' } = (document.currentScript as HTMLScriptElement).dataset
addFirstFaces(faces)
bootstrap(files.split(' '), Number(run))

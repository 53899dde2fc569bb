import { bootstrap } from './bootstrap.ts'
import { deferSections } from './deferSections.ts'

const { files = '', run } = (document.currentScript as HTMLScriptElement).dataset
bootstrap(files.split(' '), Number(run), deferSections())

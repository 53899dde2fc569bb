import { bootstrap } from './bootstrap.ts'

const { files = '', run } = (document.currentScript as HTMLScriptElement).dataset
bootstrap(files.split(' '), Number(run))

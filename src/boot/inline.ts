import { bootstrap } from './bootstrap.ts'

bootstrap(Number((document.currentScript as HTMLScriptElement).dataset.run))

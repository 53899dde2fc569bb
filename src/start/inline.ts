import { isOpenedForName } from '#components/sharedName.ts'
import { hideUntilFound } from '#runtime/hideUntilFound.ts'
import { bootstrap } from './bootstrap.ts'
import { deferSections } from './deferSections.ts'
import { followChoices } from './followChoices.ts'
import { keepPressed } from './keepPressed.ts'

const { files = '', run, still } = (document.currentScript as HTMLScriptElement).dataset
if (isOpenedForName()) document.documentElement.dataset.shared = ''
bootstrap(files.split(' '), Number(run), deferSections(), still !== undefined && !/[?&]inspect\b/.test(location.search))
keepPressed()
followChoices()
// Before the page has loaded, when browsers look for the sentence that a link names.
document.addEventListener('DOMContentLoaded', hideUntilFound)

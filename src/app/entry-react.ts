/**
 * React DOM, run by itself before everything else: the largest piece of the script gets a task of its own, and a file
 * that stays in caches when the site is published anew.
 */
import 'react-dom/client'

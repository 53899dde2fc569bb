import { offer } from '#content/facts/offer.ts'
import { euro } from './format.ts'

const prices = Object.values(offer.packages).map(({ priceEuro }) => priceEuro)

/** The prices of the cheapest and of the most expensive package. */
export const [lowestPrice, highestPrice] = [euro(Math.min(...prices)), euro(Math.max(...prices))]

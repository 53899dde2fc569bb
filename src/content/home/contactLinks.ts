/** Links to the contact form that also choose something there, in the address, so that they can be opened in another tab. */
export const auditLink = '#kontakt&thema=audit'
export const packageLink = (packageId: string): string => `#kontakt&paket=${packageId}`

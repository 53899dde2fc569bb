import type { FormerSite as Texts } from '#content/types.ts'
import { formerSiteStyles } from './FormerSite.styles.ts'

/** A client's website before, as many looked. Screen readers get one image. */
export function FormerSite({ former: { alt, name, motto, links, picture, headline, text, offers, foot } }: { former: Texts }) {
  return (
    <div role="img" aria-label={alt} css={formerSiteStyles}>
      <p className="head">
        <b>{name}</b> <i>{motto}</i>
      </p>
      <p className="links">
        {links.map((link) => (
          <u key={link}>{link} </u>
        ))}
      </p>
      <p className="picture">{picture}</p>
      <div>
        <b>{headline}</b> <p>{text}</p>
      </div>
      <ul>
        {offers.map(({ heading, text: offered }) => (
          <li key={heading}>
            <b>{heading}</b> {offered}
          </li>
        ))}
      </ul>
      <p className="foot">{foot}</p>
    </div>
  )
}

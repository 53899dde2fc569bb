import { css } from '@emotion/react'
import { Scale } from '#components/Scale.tsx'
import { Section } from '#components/Section.tsx'
import { specimens } from './specimens.tsx'

const modules = import.meta.glob<Record<string, unknown>>('#components/*.tsx', { eager: true })

const stylesheets = Object.values(import.meta.glob<string>('#styles/*.css', { eager: true, query: '?raw', import: 'default' })).join('\n')
const named = (pattern: RegExp) => [...new Set([...stylesheets.matchAll(pattern)].map(([, name = '']) => name))]
const COLOURS = named(/^ {2}--((?:night|violet|lilac|yellow|paper|ink)-\d+):/gm)
const GROUNDS = named(/^\.(t-\w+) \{/gm)
const ROLES = ['bg', 'surface', 'fg', 'muted', 'border', 'accent', 'link', 'focus']
const TYPE = named(/^\.(h1|h2|h3|h4|lead|small|label)\b/gm)
const FIGURES = named(/^ {2}--(fs-figure-\w+):/gm)

/** The page at /werkstatt, which shows developers every shared element, the type scale and the colours. Exists only in development. */
export function Workshop() {
  return (
    <>
      <Section ground="night" variant="page-head" labelledBy="werkstatt">
        <div css={styles}>
          <h1 className="h1" id="werkstatt">
            <span className="slow">Workshop:</span> every part by its name.
          </h1>
          <p className="lead quiet">What pages share, with its import, on light and night ground. Hover, press and tab through it.</p>
          <Scale count={90} lit={Object.keys(specimens).length} className="scale" />
          <nav className="index" aria-label="Elements">
            {['Colours', 'Type', ...Object.keys(specimens)].map((name) => (
              <a key={name} href={`#${name}`}>
                {name.replace('.tsx', '')}
              </a>
            ))}
          </nav>
        </div>
      </Section>
      <Section ground="paper" labelledBy="Colours">
        <div css={styles}>
          <h2 className="h2" id="Colours">
            Colours
          </h2>
          <ul className="swatches">
            {COLOURS.map((name) => (
              <li key={name}>
                <span style={{ background: `var(--${name})` }} />
                --{name}
              </li>
            ))}
          </ul>
          <div className="grounds">
            {GROUNDS.map((ground) => (
              <div key={ground} className={`ground ${ground}`}>
                <h3 className="h3">{ground}</h3>
                <ul className="roles">
                  {ROLES.map((role) => (
                    <li key={role}>
                      <span style={{ background: `var(--${role})` }} />
                      --{role}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <h2 className="h2" id="Type">
            Type
          </h2>
          {TYPE.map((name) => (
            <div key={name} className="type">
              <code>.{name}</code>
              <p className={name}>{name === 'h2' && <span className="slow">.slow, davor:</span>} Drei Tage statt drei Monate</p>
            </div>
          ))}
          {FIGURES.map((name) => (
            <div key={name} className="type">
              <code>--{name}</code>
              <p className="figure" style={{ fontSize: `var(--${name})` }}>
                72
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section ground="paper" labelledBy="Elements">
        <div css={styles}>
          <h2 className="h2" id="Elements">
            Elements
          </h2>
          {Object.entries(specimens).map(([file, specimen]) => (
            <article key={file} className="specimen">
              <h3 className="h3" id={file}>
                {file.replace('.tsx', '')}
              </h3>
              <code>
                import {'{ '}
                {exportsOf(file).join(', ')}
                {' }'} from '#components/{file}'
              </code>
              {typeof specimen === 'function' ? (
                <div className="grounds">
                  {['t-paper', 't-night'].map((ground) => (
                    <div key={ground} className={`ground ${ground}`}>
                      {specimen(`${file.replace('.tsx', '').toLowerCase()}-${ground}`)}
                    </div>
                  ))}
                </div>
              ) : (
                specimen
              )}
            </article>
          ))}
        </div>
      </Section>
    </>
  )
}

function exportsOf(file: string): string[] {
  return Object.keys(Object.entries(modules).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? {})
}

const styles = css`
  display: grid;
  gap: 2rem;
  min-width: 0;
  code {
    font: 400 var(--fs-label) / 1.5 var(--font-code);
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .scale {
    height: 3rem;
    width: 100%;
  }
  .index {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      font: 500 var(--fs-label) / 1.2 var(--font-display);
    }
  }
  .swatches,
  .roles,
  .icons {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    font: 400 var(--fs-label) / 1.4 var(--font-code);
    span {
      display: block;
      height: 3.5rem;
      border: 1px solid var(--hairline);
    }
  }
  .roles {
    grid-template-columns: repeat(4, 1fr);
    font-size: 0.75rem;
    span {
      height: 2rem;
    }
  }
  .icons {
    li {
      display: flex;
      gap: 0.5rem;
      align-items: center;
    }
  }
  .grounds {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  }
  .ground {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    justify-items: start;
    min-width: 0;
    padding: clamp(1.25rem, 3vw, 2.5rem);
    background: var(--bg);
    color: var(--fg);
    border: 1px solid var(--hairline);
    > * {
      max-width: 100%;
      min-width: 0;
    }
    > :is(.scale, .ruler, .row, .tabs, ul, article, details, input, select, pre) {
      width: 100%;
    }
  }
  .state {
    width: 100%;
  }
  .state-name {
    font: 400 0.8125rem/1.5 var(--font-code);
    color: var(--muted);
    margin-bottom: 0.5rem;
  }
  .type {
    display: grid;
    gap: 0.25rem;
    padding-top: 1rem;
    border-top: 1px solid var(--hairline);
    overflow-x: clip;
  }
  .figure {
    font-family: var(--font-display);
    font-weight: 700;
    line-height: 1;
  }
  .specimen {
    display: grid;
    gap: 0.75rem;
    min-width: 0;
    padding-top: 2.5rem;
    border-top: 1.5px solid var(--fg);
    scroll-margin-top: var(--header-fixed-h);
  }
  .large {
    font-size: var(--fs-figure-m);
  }
  .picture {
    width: 12rem;
    height: auto;
  }
  .tallies {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    svg {
      width: 3.5rem;
    }
  }
  .ruler {
    position: relative;
    height: 4rem;
    width: calc(100% - 28px);
  }
  .row {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 1rem;
    p {
      padding: 1rem;
      background: var(--surface);
    }
  }
`

import { Figure } from '#components/Figure.tsx'
import { Scale } from '#components/Scale.tsx'
import { Section } from '#components/Section.tsx'
import { specimens } from './specimens.tsx'
import { styles } from './Workshop.styles.ts'

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
          <Scale count={90} lit={Object.keys(specimens).length} className="drawing" />
          <nav aria-label="Elements">
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
          <Swatches names={COLOURS} />
          <div className="grounds">
            {GROUNDS.map((ground) => (
              <div key={ground} className={`ground ${ground}`}>
                <h3 className="h3">{ground}</h3>
                <Swatches names={ROLES} />
              </div>
            ))}
          </div>
          <h2 className="h2" id="Type">
            Type
          </h2>
          {TYPE.map((name) => (
            <div key={name} className="row">
              <code>.{name}</code>
              <p className={name}>{name === 'h2' && <span className="slow">.slow, davor:</span>} Drei Tage statt drei Monate</p>
            </div>
          ))}
          {FIGURES.map((name) => (
            <div key={name} className="row">
              <code>--{name}</code>
              <Figure style={{ fontSize: `var(--${name})` }}>72</Figure>
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
            <article key={file} className="row">
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

const Swatches = ({ names }: { names: readonly string[] }) => (
  <ul className="swatches">
    {names.map((name) => (
      <li key={name}>
        <span style={{ background: `var(--${name})` }} />
        --{name}
      </li>
    ))}
  </ul>
)

function exportsOf(file: string): string[] {
  return Object.keys(Object.entries(modules).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? {})
}

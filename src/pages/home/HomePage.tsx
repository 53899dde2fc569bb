import type { ComponentType } from 'react'
import { SectionContext } from '#components/Section.tsx'
import { Rail } from './Rail.tsx'
import { Island } from '#components/Island.tsx'
import { sections } from '#content/home/sections.ts'

const files = import.meta.glob<Record<string, ComponentType>>(['./sections/*/*.tsx', '#mine/pages/home/sections/*/*.tsx'], { eager: true })

/** The component of a section, from its folder. */
function contentOf(folder: string): ComponentType {
  const name = folder.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  const path = Object.keys(files).find((file) => file.endsWith(`/sections/${folder}/${name}.tsx`))
  const content = path && files[path]?.[name]
  if (!content) throw new Error(`sections.ts: sections/${folder}/${name}.tsx exports no ${name}. Write it, or remove the row.`)
  return content
}

if (sections[0]?.id !== 'start') throw new Error("sections.ts: the first row is not 'start', which has the headline. Move it there.")

/** The home page. From its first section to its last, the ruler counts the hours of the smallest package. */
export function HomePage() {
  return (
    <>
      {sections.map((section) => {
        const Content = contentOf(section.folder)
        return (
          <SectionContext key={section.id} value={section}>
            <Content />
          </SectionContext>
        )
      })}
      {/* Comes last, because its links repeat the header's and the skip link must lead to the content. */}
      <Island name="rail">
        <Rail />
      </Island>
    </>
  )
}

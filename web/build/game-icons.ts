import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { rounded } from './drawing.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** Puts the drawing of an icon in the place of its name: 'gi:radar-dish' becomes the paths of it. */
export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons, aliases = {} }: IconSet = JSON.parse(readFileSync(file, 'utf8'))
  return {
    name: 'game-icons',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('gi:')) return null
      return code.replace(/(['"`])gi:([a-z0-9-]+)\1/g, (_, _quote, name: string) => {
        const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
        if (!icon) throw new Error(`${id}: there is no icon "${name}".`)
        return JSON.stringify(lighter(icon.body))
      })
    },
  }
}

function lighter(drawing: string): string {
  return drawing.replace(/(?<= d=")[^"]+/g, rounded)
}

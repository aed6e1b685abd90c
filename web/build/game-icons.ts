import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

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
        return JSON.stringify(rounded(icon.body))
      })
    },
  }
}

/**
 * A tenth of a unit is enough in a drawing of 512, and a quarter lighter. Digits before the point stay as they are: flags
 * of arcs may stand before them without a gap.
 */
export function rounded(drawing: string): string {
  return drawing.replace(/\.(\d{2,})/g, (_, digits: string) => {
    const tenths = Math.round(Number(`0.${digits}`) * 10)
    return `.${Math.min(9, tenths)}`
  })
}

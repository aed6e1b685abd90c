/** Text as it may stand in a page. */
export function safe(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

export interface Figure {
  readonly title: string
  /** What the colours mean: the look and its name. */
  readonly keys?: readonly (readonly [string, string])[]
  readonly note?: string
  readonly plot: string
  readonly head: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

/** A plot with the table of everything in it: who cannot see the one reads the other. */
export function figure({ title, keys = [], note, plot, head, rows }: Figure): string {
  const caption = [
    `<h3>${safe(title)}</h3>`,
    ...keys.map(([look, name]) => `<span class="key ${look}">${safe(name)}</span>`),
    ...(note ? [`<span class="note">${safe(note)}</span>`] : []),
  ]
  return `<figure><figcaption>${caption.join('')}</figcaption>${plot}${figures(title, head, rows)}</figure>`
}

function figures(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const heads = head.map((cell) => `<th scope="col">${safe(cell)}</th>`)
  const body = rows.map(([name, ...cells]) => {
    const rest = cells.map((cell) => `<td>${safe(cell)}</td>`)
    return `<tr><th scope="row">${safe(name)}</th>${rest.join('')}</tr>`
  })
  return `<details><summary>Table</summary><div class="scroll" tabindex="0" role="region" aria-label="${safe(title)}"><table><caption>${safe(title)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div></details>`
}

export function section(title: string, note: string, figures: readonly string[]): string {
  if (figures.length === 0) return ''
  return `<section><h2>${safe(title)}</h2><p class="note">${safe(note)}</p><div class="figures">${figures.join('\n')}</div></section>`
}

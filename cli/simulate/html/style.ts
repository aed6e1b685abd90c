/** The colours and forms of the product, dark and light. Fonts are used where the reader has them. */
export const STYLE = `
:root {
  color-scheme: dark;
  --bg: #0a0e13; --panel: #10171f; --raised: #151e28; --line: #22303d; --strong: #3d5266;
  --ink: #dfe9f2; --muted: #8aa0b4; --act: #2fd3c6; --warn: #ffb454; --bad: #ff5d5d; --other: #c792ea;
  --title: "Chakra Petch", "Segoe UI", system-ui, sans-serif;
  --text: "Exo 2", "Segoe UI", system-ui, sans-serif;
  --mono: "Share Tech Mono", ui-monospace, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --bg: #e6ecf1; --panel: #f3f6f9; --raised: #ffffff; --line: #c3d0db; --strong: #7d93a6;
    --ink: #14202b; --muted: #4d6275; --act: #04756c; --warn: #8f5200; --bad: #b3261e; --other: #7b3fa0;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.5 var(--text); }
main { max-width: 1240px; margin: 0 auto; padding: 24px 20px 64px; }
h1, h2, h3 { font-family: var(--title); font-weight: 600; line-height: 1.25; margin: 0; }
h1 { font-size: 28px; }
h2 { font-size: 20px; margin: 40px 0 4px; }
h3 { font-size: 15px; }
p { margin: 4px 0; max-width: 90ch; }
.note, .tables { color: var(--muted); font-size: 14px; }
.tables { padding-left: 18px; margin: 6px 0; }
.brand { color: var(--act); font: 600 13px var(--title); letter-spacing: 0.12em; text-transform: uppercase; margin: 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 20px 0 0; }
.tile { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; }
.tile dt { color: var(--muted); font-size: 13px; }
.tile dd { margin: 0; font: 24px/1.3 var(--mono); }
.tile small { display: block; color: var(--muted); font: 13px var(--mono); }
.figures { columns: 380px; column-gap: 16px; margin-top: 12px; }
figure { margin: 0 0 16px; break-inside: avoid; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 14px 16px; min-width: 0; }
figcaption { display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: baseline; margin-bottom: 10px; }
figcaption .note { font-size: 13px; }
.key { font-size: 13px; color: var(--muted); white-space: nowrap; }
.key::before { content: ""; display: inline-block; width: 9px; height: 9px; border-radius: 50%; margin-right: 6px; background: currentColor; border: 2px solid currentColor; }
.key.won::before, .key.with::before { color: var(--act); }
.key.survived::before { color: var(--other); }
.key.without::before { color: var(--muted); background: transparent; }
.row { display: grid; grid-template-columns: 1fr auto; column-gap: 12px; margin-bottom: 8px; }
.row .name { overflow-wrap: anywhere; font-size: 14px; line-height: 1.35; }
.row .value { font: 14px/1.35 var(--mono); text-align: right; }
.row svg, .axis svg { grid-column: 1 / -1; }
svg { display: block; width: 100%; overflow: visible; }
.plot { padding: 0 7px; }
.track { stroke: var(--line); stroke-width: 2; }
.zero { stroke: var(--strong); stroke-width: 1; }
.whisker { stroke-width: 5; stroke-linecap: round; opacity: 0.4; }
.dot { stroke-width: 2; }
.won, .with { stroke: var(--act); fill: var(--act); }
.survived { stroke: var(--other); fill: var(--other); }
.without { stroke: var(--muted); fill: var(--panel); }
.bar { fill: var(--act); opacity: 0.75; }
.bar.middle { opacity: 1; }
.end { fill: none; stroke: var(--ink); stroke-width: 2; }
.link { stroke: var(--strong); stroke-width: 2; }
.ticks { display: flex; justify-content: space-between; color: var(--muted); font: 13px var(--mono); }
.better { color: var(--act); }
.worse { color: var(--bad); }
details { margin-top: 10px; border-top: 1px solid var(--line); }
summary { cursor: pointer; color: var(--muted); font-size: 14px; min-height: 40px; display: flex; align-items: center; gap: 8px; }
summary::before { content: "▸"; }
details[open] > summary::before { content: "▾"; }
summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--act); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { text-align: right; padding: 5px 8px; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 120px; }
tbody th { font-weight: 400; }
thead th { color: var(--muted); font-weight: 600; }
td { font-family: var(--mono); }
@media (max-width: 480px) {
  main { padding: 16px 12px 48px; }
  h1 { font-size: 23px; }
  figure { padding: 12px; }
  table { font-size: 14px; }
}
@media print { details:not([open]) { display: none; } }
`

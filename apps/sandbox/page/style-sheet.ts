/** The sandbox's own plain look; it does not use the site's tokens, because it stands for other companies. */
export const styleSheet = `
:root { --ink: #1d2629; --muted: #55626a; --line: #75828a; --hair: #dfe3e6; --ground: #fbfbfa; --act: #22506b; --bad: #a8231b; --good: #17613f; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
.bare main { max-width: 30rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; }
a { color: var(--act); }
.top { border-bottom: 1px solid var(--hair); background: #fff; }
.top ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; margin: 0 auto; padding: 0.25rem 1rem; max-width: 70rem; }
.top a { display: inline-block; padding: 0.5rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: #fff; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--hair); }
td { overflow-wrap: anywhere; }
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: 0.95em ui-monospace, monospace; }
td code { white-space: nowrap; }
label { display: block; font-weight: 600; margin: 1rem 0 0.25rem; }
input { width: 100%; min-height: 2.75rem; padding: 0.4rem 0.75rem; font: inherit; font-variant-numeric: tabular-nums; border: 1px solid var(--line); border-radius: 6px; background: #fff; color: inherit; }
input[aria-invalid='true'] { border: 2px solid var(--bad); }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid #f2b632; outline-offset: 2px; }
button { min-height: 2.75rem; padding: 0.4rem 1.25rem; font: inherit; font-weight: 600; border: 1px solid var(--act); border-radius: 6px; background: #fff; color: var(--act); cursor: pointer; }
button.act { background: var(--act); color: #fff; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.25rem; align-items: end; }
.row label { margin-top: 0; }
td .row { margin: 0; }
.fault { color: var(--bad); margin: 0 0 0.375rem; }
.fault:empty { display: none; }
.hint { color: var(--muted); margin: 0.375rem 0 0; min-height: 1lh; }
button .hint { font-weight: 400; }
.on { color: var(--bad); font-weight: 600; }
.bubble { max-width: 34rem; background: #fff; border: 1px solid var(--hair); border-radius: 12px; padding: 0.75rem 1rem; margin: 0.75rem 0; }
.bubble p { margin: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dt { color: var(--muted); }
dd { margin: 0; }
iframe { width: 100%; min-height: 40rem; border: 1px solid var(--hair); background: #fff; }
.frame { background: transparent; }
.frame main { padding: 6px; max-width: none; }
.frame form > :first-child label { margin-top: 0; }
@media (max-width: 640px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr, td { display: block; }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--hair); }
  td { border: 0; padding: 0.125rem 0.75rem; }
  td.figure { text-align: left; }
  td:empty { display: none; }
}
`;

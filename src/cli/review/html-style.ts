/** The styles of a review, in addition to those of every page. */
export const STYLE = `
header.top { padding-top: 2.2rem; }
.brand { display: flex; align-items: center; gap: .5rem; font-size: .85rem; color: var(--soft); margin: 0 0 1rem; }
.brand svg { width: 1.4rem; height: 1.4rem; fill: none; stroke: currentColor; stroke-width: 2.5; }
.severities { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .8rem; margin: 1.4rem 0 0; padding: 0; list-style: none; }
.severities a, .severities span { display: block; color: inherit; text-decoration: none; background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: .8rem 1rem; box-shadow: var(--shadow); }
.severities a:hover { border-color: var(--tone); }
.severities span { color: var(--soft); }
.severities strong { display: block; font-size: 1.9rem; line-height: 1.1; }
header.top a { color: inherit; text-decoration-color: var(--soft); }
.danger { --tone: var(--danger); --wash: var(--danger-wash); }
.warning { --tone: var(--warning); --wash: var(--warning-wash); }
.note { --tone: var(--note); --wash: var(--note-wash); }
.severities strong, .severity { color: var(--tone); }
.filter { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; align-items: center; margin: 0 0 .6rem; font-size: .9rem; }
.filter[hidden] { display: none; }
.filter fieldset { display: flex; flex-wrap: wrap; gap: .2rem .5rem; align-items: center; border: 0; margin: 0; padding: 0; }
.filter legend { float: left; padding: 0 .3rem 0 0; }
.filter label { white-space: nowrap; }
.filter .severity { margin: 0; }
.filter .resource { display: flex; gap: .5rem; align-items: center; flex: 1 1 14rem; }
.filter input[type=search] { flex: 1; min-width: 0; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .25rem .6rem; }
.filter output { color: var(--soft); }
.filter output:empty { display: none; }
.tools { display: flex; gap: .5rem; margin: 0 0 .8rem; }
.tools button, .copyable button { font: inherit; font-size: .85rem; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .25rem .7rem; cursor: pointer; }
details.card { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--tone, var(--line)); border-radius: .6rem; margin: 0 0 .6rem; box-shadow: var(--shadow); }
details.card[hidden] { display: none; }
details.card > summary { padding: .65rem 1rem; cursor: pointer; list-style-position: inside; }
details.card > summary::marker { color: var(--soft); }
.severity { display: inline-block; background: var(--wash); border-radius: 1rem; padding: 0 .65rem; margin: 0 .4rem 0 .2rem; font-size: .8rem; font-weight: 600; }
.says { font-weight: 600; }
.address { display: block; margin: .2rem 0 0 1.2rem; font-size: .9rem; }
.inside { padding: 0 1rem 1rem 2.2rem; }
.inside p { margin: .4rem 0; }
.items { margin: .4rem 0; padding-left: 1.2rem; }
.values { display: flex; flex-wrap: wrap; gap: .5rem; align-items: baseline; }
.values del { text-decoration: none; background: var(--code); }
.values ins { text-decoration: none; background: var(--wash); color: var(--tone); }
.values del, .values ins { padding: .05em .4em; border-radius: .3em; }
.values code { background: none; padding: 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: .3rem .6rem .3rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
.copyable { display: flex; gap: .5rem; align-items: baseline; font-size: .9rem; }
.copyable code { min-width: 0; user-select: all; }
.copyable button { flex: none; padding: 0 .5rem; }
.copyable button[hidden] { display: none; }
pre.diff { margin: .6rem 0; padding: .6rem 0; line-height: 1.45; border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre.diff .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
pre.diff .after { border-left: 1px solid var(--line); }
pre.diff .before > *, pre.diff .after > *, pre.diff > .hunk { display: block; padding: 0 .8rem; }
@media (max-width: 45rem) {
  pre.diff .pair { display: block; }
  pre.diff .after { border-left: 0; }
  pre.diff .same .after { display: none; }
}
pre.diff .plus { background: var(--plus-wash); color: var(--plus); }
pre.diff .minus { background: var(--minus-wash); color: var(--minus); }
.danger pre.diff .plus { background: var(--danger-wash); color: var(--danger); }
.danger pre.diff .minus { background: var(--code); color: var(--soft); }
pre.diff .hunk { color: var(--soft); }
.picture { background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: .5rem; overflow: auto; max-height: 40rem; }
.picture svg { display: block; margin: 0 auto; }
.picture text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.picture .kind { fill: var(--soft); font-size: 11px; }
.picture rect { fill: var(--card); stroke: var(--tone, var(--soft)); stroke-width: 1.5; }
.picture .danger rect, .picture .warning rect, .picture .note rect { fill: var(--wash); stroke-width: 2; }
.picture .kept rect { stroke-dasharray: 4 3; stroke: var(--line); }
.picture .foreign rect { stroke: var(--line); fill: var(--code); }
.picture path { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.picture marker path { fill: var(--soft); stroke: none; }
.picture a:focus-visible { outline: none; }
.picture a:focus-visible rect { stroke: var(--link); stroke-width: 4; }
.legend { font-size: .85rem; color: var(--soft); }
@media (max-width: 30rem) {
  main, header.top, footer { padding-left: .8rem; padding-right: .8rem; }
  .severities { gap: .4rem; }
  .severities a, .severities span { padding: .5rem .6rem; font-size: .9rem; }
  .address { margin-left: 0; }
  .filter legend { display: none; }
  .filter .severity { padding: 0 .4rem; }
  .filter fieldset { gap: .2rem; }
  .inside { padding-left: 1rem; }
  table, thead, tbody, tr, td { display: block; }
  thead { position: absolute; left: -999rem; }
  td { border: 0; padding: 0; }
  td:nth-child(2)::before { content: "old "; color: var(--soft); }
  td:nth-child(3)::before { content: "new "; color: var(--soft); }
  tr { border-bottom: 1px solid var(--line); padding: .3rem 0; }
}
@media print {
  .filter, .tools, .copyable button, .skip { display: none; }
  details.card, .severities a, .severities span { box-shadow: none; }
  details.card > summary { break-after: avoid; }
  .picture { max-height: none; overflow: visible; }
  h2, h3 { break-after: avoid; }
  * { print-color-adjust: exact; }
}
.remark { background: var(--warning-wash); border-radius: .6rem; padding: .6rem 1rem; }
.calm { background: var(--plus-wash); color: var(--plus); border-radius: .8rem; padding: .9rem 1.1rem; }
footer { padding-top: 2.5rem; padding-bottom: 2.5rem; font-size: .85rem; color: var(--soft); }
`;

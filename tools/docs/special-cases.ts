/**
 * The sandbox's special numbers and switches in the README, written from the sandbox's own table. `--write` renews the README;
 * without it a README that tells something else fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadBundled } from '../bundled/load-bundled.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

interface SpecialCase {
  kind: 'number' | 'switch';
  room: string;
  field?: string;
  value?: string;
  name?: string;
  code?: string;
  effect: string;
}
const readme = join(workspaceRoot, 'README.md');
const start = '<!-- special cases: written by tools/docs/special-cases.ts -->';
const end = '<!-- end of special cases -->';

const cell = (text: string | undefined): string => (text ?? '').replaceAll('|', '\\|');
const row = ({ kind, field, value, name, code, effect }: SpecialCase): string =>
  `| ${kind === 'number' ? `${cell(field)} \`${cell(value)}\`` : `switch \`${cell(name)}\``} | ${code ? `\`${cell(code)}\`` : ''} | ${cell(effect)} |`;

function render(cases: readonly SpecialCase[]): string {
  const rooms = Map.groupBy(cases, ({ room }) => room);
  const tables = [...rooms].map(
    ([room, rows]) =>
      `<details><summary>${room} (${rows.length})</summary>\n\n| What | Code | What happens |\n| --- | --- | --- |\n${rows.map(row).join('\n')}\n\n</details>`,
  );
  return `${start}\n\n${tables.join('\n\n')}\n\n${end}`;
}

const { specialCases } = await loadBundled<{ specialCases: readonly SpecialCase[] }>(
  "export { specialCases } from './apps/sandbox/special-cases/special-cases'",
);
const table = render(specialCases);
const text = readFileSync(readme, 'utf8');
const marked = text.replace(new RegExp(`${start}[\\s\\S]*${end}`), () => table);
if (!marked.includes(table)) throw new Error(`README.md lacks the marks ${start} and ${end}`);
const renewed = await format(marked, { ...(await resolveConfig(readme)), filepath: readme });
if (process.argv.includes('--write')) writeFileSync(readme, renewed);
else if (renewed !== text) {
  console.error(
    '✗ README.md tells other special cases than the sandbox. Run: npx node tools/docs/special-cases.ts --write',
  );
  process.exitCode = 1;
}

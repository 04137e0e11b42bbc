/**
 * Writes the sandbox's special numbers and switches into docs/sandbox.md, from the sandbox's own table: `--write` updates the
 * page; without it a page that differs fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadBundled } from '../bundled/load-bundled.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

interface SpecialCase {
  kind: 'number' | 'switch';
  service: string;
  field?: string;
  value?: string;
  name?: string;
  code?: string;
  effect: string;
}
const page = join(workspaceRoot, 'docs/sandbox.md');
const start = '<!-- special cases: written by tools/docs/special-cases.ts -->';
const end = '<!-- end of special cases -->';

const headings: Readonly<Record<string, string>> = {
  registries: 'Registries',
  insurers: 'Insurers and central check',
  bank: 'Bank, cards and discount codes',
  sms: 'SMS',
  mail: 'Mail',
};

const cell = (text: string | undefined): string => (text ?? '').replaceAll('|', '\\|');
const row = ({ kind, field, value, name, code, effect }: SpecialCase): string =>
  `| ${kind === 'number' ? `${cell(field)} \`${cell(value)}\`` : `switch \`${cell(name)}\``} | ${code ? `\`${cell(code)}\`` : ''} | ${cell(effect)} |`;

function render(cases: readonly SpecialCase[]): string {
  const services = Map.groupBy(cases, ({ service }) => service);
  const tables = [...services].map(
    ([service, rows]) =>
      `## ${headings[service] ?? service}\n\n| Input or switch | Code | Effect |\n| --- | --- | --- |\n${rows.map(row).join('\n')}`,
  );
  return `${start}\n\n${tables.join('\n\n')}\n\n${end}`;
}

const { specialCases } = await loadBundled<{ specialCases: readonly SpecialCase[] }>(
  "export { specialCases } from './apps/sandbox/special-cases/special-cases'",
);
const table = render(specialCases);
const text = readFileSync(page, 'utf8');
const marked = text.replace(new RegExp(`${start}[\\s\\S]*${end}`), () => table);
if (!marked.includes(table)) throw new Error(`docs/sandbox.md lacks the marks ${start} and ${end}`);
const renewed = await format(marked, { ...(await resolveConfig(page)), filepath: page });
if (process.argv.includes('--write')) writeFileSync(page, renewed);
else if (renewed !== text) {
  console.error('✗ docs/sandbox.md differs from the sandbox. Run: npx node tools/docs/special-cases.ts --write');
  process.exitCode = 1;
}

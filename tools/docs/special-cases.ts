/**
 * The sandbox's special numbers and switches in the README, written from the sandbox's own table. `--write` renews the README;
 * without it a README that tells something else fails.
 */
import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

interface SpecialCase {
  kind: 'number' | 'switch';
  room: string;
  field?: string;
  value?: string;
  name?: string;
  code?: string;
  effect: string;
}
const root = join(import.meta.dirname, '..', '..');
const readme = join(root, 'README.md');
const start = '<!-- special cases: written by tools/docs/special-cases.ts -->';
const end = '<!-- end of special cases -->';

/** The table is TypeScript with the alias, which Node does not resolve: bundled, then imported from memory. */
async function readTable(): Promise<readonly SpecialCase[]> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'apps/sandbox/special-cases/special-cases.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.base.json'),
    logLevel: 'error',
  });
  const source = Buffer.from(outputFiles[0]!.contents).toString('base64');
  const { specialCases } = (await import(`data:text/javascript;base64,${source}`)) as {
    specialCases: readonly SpecialCase[];
  };
  return specialCases;
}

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

const table = render(await readTable());
const text = readFileSync(readme, 'utf8');
const marked = text.replace(new RegExp(`${start}[\\s\\S]*${end}`), () => table);
if (!marked.includes(table)) throw new Error(`README.md lacks the marks ${start} and ${end}`);
const renewed = await format(marked, { ...(await resolveConfig(readme)), filepath: readme });
if (process.argv.includes('--write')) writeFileSync(readme, renewed);
else if (renewed !== text) {
  console.error(
    '✗ README.md tells other special cases than the sandbox. Run: node tools/docs/special-cases.ts --write',
  );
  process.exitCode = 1;
}

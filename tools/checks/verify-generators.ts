/**
 * Verifies the generators: each runs in a scratch copy of the workspace and may touch only the files named below; its result
 * must be formatted, compile, pass lint and tests, and build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { bicycleEdits, type Edit } from './bicycle-edits.ts';

const scratch = mkdtempSync(join(tmpdir(), 'emsal-generators-'));

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, ...nxEnvironment, WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG: '1' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
const git = (...args: string[]) => run('git', '-c', 'user.name=check', '-c', 'user.email=check@emsal.example', ...args);
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-q', '--no-verify', '-m', message);
};

/** Copies the work tree without ignored files. */
function copyWorkspace(): void {
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  for (const file of files.stdout.split('\0').filter(Boolean))
    cpSync(join(workspaceRoot, file), join(scratch, file), { recursive: true, force: true });
  symlinkSync(join(workspaceRoot, 'node_modules'), join(scratch, 'node_modules'));
  git('init', '-q');
  commit('workspace');
}

/** New and changed files as `git status` lists them; a new folder is one entry. */
const touched = (): string[] => git('status', '--porcelain').trim().split('\n');

/** The insurers that want the new lines: at least six, every dialect among them. */
const wanting = ['fenerburnu', 'hisar', 'nilufer', 'sedir', 'toros', 'vadi'];

interface Generated {
  args: readonly string[];
  /** As `git status` names them: `??` new, ` M` changed. */
  touches: readonly string[];
  proofs: readonly (readonly [string, ...string[]])[];
}

interface NewLine {
  id: string;
  folder: string;
  family: string;
}

/** A line of any family, with a kind of risk of its own. */
const newLine = ({ id, folder, family }: NewLine, proofs: Generated['proofs'] = []): Generated => ({
  args: ['line', id, '--family', family, '--folder', folder, '--slug', `${folder}-sigortasi`, '--kind', folder].concat(
    ['--name', 'Deneme Sigortası', '--shortName', 'deneme'],
    ['--insurers', wanting.join(',')],
  ),
  touches: [
    `?? libs/lines/${family}/${folder}/`,
    `?? libs/risks/${folder}/`,
    'M libs/risks/risk.ts',
    // The registry rows: price, address, facts, landing page, server.
    'M apps/sandbox/insurers/pricing/prices.ts',
    'M libs/lines/facts/line-ids.ts',
    'M libs/lines/registry/facts-of.ts',
    'M libs/lines/registry/landings.ts',
    'M libs/lines/server/server-lines.ts',
    ...wanting.map((insurer) => `M libs/insurers/firms/${insurer}.ts`),
  ],
  proofs: [['vitest', 'run', `libs/lines/${family}/${folder}`], ...proofs],
});

const generated: readonly Generated[] = [
  {
    args: ['remote', 'surveys', '--path', '/deneme-anketi', '--title', 'Anket'],
    touches: ['?? apps/surveys/', 'M CODEOWNERS', 'M tools/lint/boundaries.js', 'M tools/publish/remotes.ts'],
    proofs: [
      ['tsc', '-p', 'apps/surveys/tsconfig.json'],
      ['nx', 'lint', 'surveys'],
      ['vitest', 'run', 'apps/surveys'],
      ['vitest', 'run', 'tools/publish/remotes'],
      ['nx', 'build', 'surveys'],
    ],
  },
  {
    args: ['insurer', 'Palamut Sigorta', '--firmId', '990', '--like', 'toros'],
    touches: ['?? libs/insurers/firms/palamut.ts', 'M libs/insurers/registry.ts'],
    proofs: [['vitest', 'run', 'libs/insurers/dialects']],
  },
  {
    args: [
      'call',
      'POST quoterequestapi/sharedstep/saveNickname/{visitId}/{nickname}',
      '--area',
      'shared-step/customer',
    ].concat(['--module', 'visit-person', '--summary', 'Stores what the person likes to be called.']),
    touches: ['M apps/backend/modules/visit-person/visit-person.ts', 'M libs/api/calls/shared-step/customer.ts'],
    proofs: [['vitest', 'run', 'libs/api']],
  },
  newLine({ id: 'BICYCLE', folder: 'bicycle', family: 'property' }, [
    ['vitest', 'run', 'libs/lines/registry/landings'],
    // Its insurers' prices, and the page with them.
    [process.execPath, 'tools/landing-prices/write-landing-prices.ts', '--write'],
    ['vitest', 'run', 'apps/content/landing/landings', '-t', 'BICYCLE'],
  ]),
  newLine({ id: 'SCOOTER', folder: 'scooter', family: 'vehicle' }),
  newLine({ id: 'DENTAL', folder: 'dental', family: 'health' }),
];

function generate({ args, touches, proofs }: Generated): void {
  run(process.execPath, join('tools', 'generators', 'main.ts'), ...args);
  const places = touched().map((place) => place.trim());
  if (places.toSorted().join() !== touches.toSorted().join())
    throw new Error(`${args[0]} touched ${places.join(', ')} instead of ${touches.join(', ')}`);
  const files = git('ls-files', '-mo', '--exclude-standard').trim().split('\n');
  run('prettier', '--check', '--ignore-unknown', ...files);
  for (const [program, ...rest] of proofs) run(program, ...rest);
  commit(args.join(' '));
  console.log(`${args[0]}: ${places.join(', ')}`);
}

const bicycle = 'libs/lines/property/bicycle';

function edit({ what, changes }: Edit): void {
  for (const [file, replacements] of Object.entries(changes)) {
    const path = join(scratch, bicycle, file);
    const edited = replacements.reduce(
      (source, [old, now]) => {
        if (!source.includes(old)) throw new Error(`${file} has no ${old}`);
        return source.replace(old, now);
      },
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, edited);
  }
  run('vitest', 'run', 'libs/lines/property/bicycle');
  commit(what);
  console.log(`${what}: ${Object.keys(changes).join(', ')}`);
}

const olderBuilds = join('tools', 'checks', 'older-builds.ts');

try {
  copyWorkspace();
  run(process.execPath, olderBuilds, 'build');
  generated.forEach(generate);
  bicycleEdits.forEach(edit);
  // Once for all generators, because it takes longer than everything else here.
  run('tsc', '-p', 'tsconfig.json');
  const newLines = 'BICYCLE|SCOOTER|DENTAL';
  // From the form to the policy, with the backend and the sandbox as processes.
  run('vitest', 'run', 'apps/backend/modules/checkout/sold-lines', '-t', newLines);
  // Beside a shell and a checkout that were built before it.
  run(process.execPath, olderBuilds, 'publish', 'funnel-property');
  process.env['NEW_LINE'] = 'BICYCLE';
  run('vitest', 'run', '-c', 'apps/backend/vitest.programs.config.js', 'older-builds');
  console.log('BICYCLE: sold, and offered beside a shell and a checkout of before');
  run('vitest', 'run', 'libs/insurers/dialects/dialects.spec', '-t', `${newLines}|request`);
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

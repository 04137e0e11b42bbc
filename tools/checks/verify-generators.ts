/**
 * Verifies the generators: each runs in a scratch copy of the workspace and may touch only the files named below; its result
 * must be formatted, compile, pass lint and tests, and build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

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

interface Generated {
  args: readonly string[];
  /** As `git status` names them: `??` new, ` M` changed. */
  touches: readonly string[];
  proofs: readonly (readonly [string, ...string[]])[];
}
const generated: readonly Generated[] = [
  {
    args: ['remote', 'surveys', '--path', '/deneme-anketi', '--title', 'Anket'],
    touches: ['?? apps/surveys/', 'M CODEOWNERS', 'M tools/lint/boundaries.js', 'M tools/publish/remotes.ts'],
    proofs: [
      ['tsc', '-p', 'apps/surveys/tsconfig.json'],
      ['nx', 'lint', 'surveys'],
      ['jest', '-c', 'apps/surveys/jest.config.js'],
      ['jest', '-c', 'tools/jest.config.js', 'tools/publish/remotes'],
      ['nx', 'build', 'surveys'],
    ],
  },
  {
    args: ['insurer', 'Palamut Sigorta', '--firmId', '990', '--like', 'toros'],
    touches: ['?? libs/insurers/panel/palamut.ts', 'M libs/insurers/registry.ts'],
    proofs: [['jest', '-c', 'libs/insurers/jest.config.js', 'dialects']],
  },
  {
    args: [
      'call',
      'POST quoterequestapi/sharedstep/saveNickname/{visitId}/{nickname}',
      '--area',
      'shared-step/customer',
    ].concat(['--module', 'customer', '--summary', 'Stores what the person likes to be called.']),
    touches: ['M apps/backend/modules/customer/customer.ts', 'M libs/api/calls/shared-step/customer.ts'],
    proofs: [['jest', '-c', 'libs/api/jest.config.js']],
  },
  {
    args: ['line', 'HEALTH', '--like', 'pet'],
    touches: [
      '?? libs/lines/health/private-health/form.spec.ts',
      '?? libs/lines/health/private-health/form.ts',
      '?? libs/lines/health/private-health/samples.ts',
      'M libs/lines/facts/line-ids.ts',
      'M libs/lines/health/private-health/server.ts',
    ],
    proofs: [['jest', '-c', 'libs/lines/health/jest.config.js', 'private-health']],
  },
];

function generate({ args, touches, proofs }: Generated): void {
  run(process.execPath, join('tools', 'generators', 'main.ts'), ...args);
  const places = touched().map((place) => place.trim());
  if (places.toSorted().join() !== touches.toSorted().join())
    throw new Error(`${args[0]} touched ${places.join(', ')} instead of ${touches.join(', ')}`);
  const files = git('ls-files', '-mo', '--exclude-standard').trim().split('\n');
  run('prettier', '--check', ...files);
  for (const [program, ...rest] of proofs) run(program, ...rest);
  commit(args.join(' '));
  console.log(`${args[0]}: ${places.join(', ')}`);
}

try {
  copyWorkspace();
  generated.forEach(generate);
  // Once for all generators, because it takes longer than everything else here.
  run('tsc', '-p', 'tsconfig.json');
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

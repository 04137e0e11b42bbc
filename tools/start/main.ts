/** `npm start`: build what changed, open the house, tell where it is, keep it running, close it on Ctrl-C. */
import { publishNew } from '../publish/publish-new.ts';
import { buildAll } from './build.ts';
import { openHouse, type House } from './house.ts';
import { keepRunning } from './keep-running.ts';
import { fail, Refusal, step } from './progress.ts';
import { readSettings } from './settings.ts';

function announce({ siteUrl, sandboxUrl }: House): void {
  console.log(`
✓ Emsal runs.

  Site                 ${siteUrl}
  Sandbox telephone    ${sandboxUrl}/telephone
  Sandbox mailbox      ${sandboxUrl}/mailbox
  Sandbox, all of it   ${sandboxUrl}
  API reference        ${siteUrl}/api/docs

  Ctrl-C stops everything.`);
}

/** Resolves once, at the first signal; later ones do not cut the closing short. */
const signalled = (): Promise<'signal'> =>
  new Promise((done) =>
    (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).forEach((name) => process.on(name, () => done('signal'))),
  );

async function main(): Promise<void> {
  const stop = signalled();
  const settings = readSettings();
  await step('Building what changed (about a minute the first time)', buildAll);
  await step('Publishing the remotes that changed', () => publishNew(settings.registryFolder));
  const house = await openHouse(settings);
  announce(house);
  const cause = await Promise.race([stop, keepRunning(house, stop)]);
  await step('Stopping', () => house.close());
  if (cause !== 'signal')
    throw new Refusal(`The ${cause} does not stay up. Its log: ${settings.dataFolder}/logs/${cause}.log`);
}

main().then(() => process.exit(0), fail);

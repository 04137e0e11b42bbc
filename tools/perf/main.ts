/**
 * `npm run perf [-- --rounds N] [--only landing|form|payment|list|interaction|walk|offers] [--path /blog]`: measures the built product beside a static anchor and plain React.
 * A full run writes its figures into docs/performance.md; a partial run only prints them.
 */
import { buildAll } from '../start/build.ts';
import { installToolPackages } from '../start/tool-packages.ts';
import { step } from '../start/progress.ts';
import { publishNew } from '../publish/publication/publish-new.ts';
import { registryDirectory } from '../publish/registry/registry-file.ts';
import { comparePages, type PageFigures } from './compare-pages.ts';
import { comparePresses, compareWalk } from './measure/compare-plain-react.ts';
import { walkToCompleteList, retryWalk, visitorWithAnswers } from './measure/measure-walk.ts';
import { measureFirstTouch } from './measure/first-touch.ts';
import { touchScenarios } from './measure/touch-scenarios.ts';
import { openMeasuredEnvironment, type MeasuredEnvironment } from './measured-environment.ts';
import { readOptions, type Options, type Part } from './options.ts';
import { describeFigures, writeFigures } from './report.ts';
import type { AtBothSpeeds } from './statistics.ts';
import type { TouchFigures } from './touch-table.ts';
import { prepareWalks, type Walks } from './walk.ts';

const formStep = '/trafik-sigortasi/form/kisisel-bilgiler';
const payment = '/trafik-sigortasi/odeme-bilgileri';
const list = '/trafik-sigortasi/listeleme';
const slowdown = 4;

async function measurePages(
  environment: MeasuredEnvironment,
  walks: Walks,
  { only, rounds, path }: Options,
): Promise<PageFigures[]> {
  const pages: PageFigures[] = [];
  if (!only || only === 'landing')
    pages.push(await comparePages(environment, { name: 'landing', path, cookies: [], rounds }));
  if (!only || only === 'form') {
    const cookies = await retryWalk(() => visitorWithAnswers(environment, walks.offers));
    pages.push(await comparePages(environment, { name: 'form', path: formStep, cookies, rounds }));
  }
  if (!only || only === 'payment') {
    const cookies = await retryWalk(() => visitorWithAnswers(environment, walks.payment));
    pages.push(await comparePages(environment, { name: 'payment', path: payment, cookies, rounds }));
  }
  if (!only || only === 'list') {
    const cookies = await retryWalk(() => visitorWithAnswers(environment, walkToCompleteList(walks.offers)));
    pages.push(await comparePages(environment, { name: 'list', path: list, cookies, rounds }));
  }
  return pages;
}

async function measureTouches(environment: MeasuredEnvironment, { only, rounds }: Options): Promise<TouchFigures[]> {
  if (only && only !== 'interaction') return [];
  const figures: TouchFigures[] = touchScenarios.map(({ name, path }) => ({ name, path, touches: [] }));
  for (let round = 1; round <= rounds; round++) {
    for (const [at, scenario] of touchScenarios.entries())
      figures[at]!.touches.push(await retryWalk(() => measureFirstTouch(environment, scenario)));
    console.log(`  interaction ${round}/${rounds}`);
  }
  return figures;
}

/** Alternates full and reduced speed, so that other load on the machine affects both. */
async function atBothSpeeds<T>(
  name: Part,
  { only, rounds }: Options,
  measureOnce: (slowdown: number) => Promise<T>,
): Promise<AtBothSpeeds<T> | null> {
  if (only && only !== name) return null;
  const figures: AtBothSpeeds<T> = { slow: [], fast: [] };
  for (let round = 1; round <= rounds; round++) {
    figures.fast.push(await retryWalk(() => measureOnce(1)));
    figures.slow.push(await retryWalk(() => measureOnce(slowdown)));
    console.log(`  ${name} ${round}/${rounds}`);
  }
  return figures;
}

async function measure(environment: MeasuredEnvironment, options: Options): Promise<void> {
  const walks = await prepareWalks(environment.origin, environment.sandboxUrl);
  const pages = await measurePages(environment, walks, options);
  const touches = await measureTouches(environment, options);
  const walked = await atBothSpeeds('walk', options, (rate) => compareWalk(environment, walks.offers, rate));
  const presses = await atBothSpeeds('offers', options, (rate) => comparePresses(environment, walks.offers, rate));
  const text = describeFigures({
    rounds: options.rounds,
    at: new Date(),
    pages,
    touches,
    walks: walked,
    list: presses,
  });
  console.log(`\n${text}\n`);
  if (!options.only) writeFigures(text);
}

const options = readOptions(process.argv.slice(2));
installToolPackages(import.meta.dirname);
await step('Building what changed', buildAll);
await publishNew(registryDirectory());
const environment = await openMeasuredEnvironment();
try {
  await measure(environment, options);
} finally {
  await environment.close();
}

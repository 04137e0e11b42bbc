/**
 * `npm run perf [-- --rounds N] [--only landing|form|payment|list|interaction|walk|offers]`: the built product beside static twins of its own pages and beside plain React.
 * A whole run writes its figures into docs/performance.md; a part of one only prints them.
 */
import { buildAll } from '../start/build.ts';
import { installOwnPackages } from '../start/own-packages.ts';
import { step } from '../start/progress.ts';
import { publishNew } from '../publish/publish-new.ts';
import { registryDirectory } from '../publish/registry-file.ts';
import { comparePages, type PageFigures } from './compare-pages.ts';
import { pressBesidePlain, walkBesidePlain } from './measure/beside-plain-react.ts';
import { toWholeList, untilWalked, visitorWithAnswers } from './measure/walk-through.ts';
import { touchPage } from './measure/touch.ts';
import { touchScenarios } from './measure/touch-scenarios.ts';
import { openMeasuredHouse, type MeasuredHouse } from './measured-house.ts';
import { readOptions, type Options, type Part } from './options.ts';
import { describeFigures, writeFigures } from './report.ts';
import type { AtBothSpeeds } from './statistics.ts';
import type { TouchFigures } from './touch-table.ts';
import { prepareWalks, type Walks } from './walk.ts';

const landing = '/trafik-sigortasi';
const formStep = '/trafik-sigortasi/form/kisisel-bilgiler';
const payment = '/trafik-sigortasi/odeme-bilgileri';
const list = '/trafik-sigortasi/listeleme';
const slowdown = 4;

async function measurePages(house: MeasuredHouse, walks: Walks, { only, rounds }: Options): Promise<PageFigures[]> {
  const pages: PageFigures[] = [];
  if (!only || only === 'landing')
    pages.push(await comparePages(house, { name: 'landing', path: landing, cookies: [], rounds }));
  if (!only || only === 'form') {
    const cookies = await untilWalked(() => visitorWithAnswers(house, walks.offers));
    pages.push(await comparePages(house, { name: 'form', path: formStep, cookies, rounds }));
  }
  if (!only || only === 'payment') {
    const cookies = await untilWalked(() => visitorWithAnswers(house, walks.payment));
    pages.push(await comparePages(house, { name: 'payment', path: payment, cookies, rounds }));
  }
  if (!only || only === 'list') {
    const cookies = await untilWalked(() => visitorWithAnswers(house, toWholeList(walks.offers)));
    pages.push(await comparePages(house, { name: 'list', path: list, cookies, rounds }));
  }
  return pages;
}

async function measureTouches(house: MeasuredHouse, { only, rounds }: Options): Promise<TouchFigures[]> {
  if (only && only !== 'interaction') return [];
  const figures: TouchFigures[] = touchScenarios.map(({ name, path }) => ({ name, path, touches: [] }));
  for (let round = 1; round <= rounds; round++) {
    for (const [at, scenario] of touchScenarios.entries())
      figures[at]!.touches.push(await untilWalked(() => touchPage(house, scenario)));
    console.log(`  interaction ${round}/${rounds}`);
  }
  return figures;
}

/** In turn at full speed and slowed down, so that what else the machine does meets both. */
async function atBothSpeeds<T>(
  name: Part,
  { only, rounds }: Options,
  measureOnce: (slowdown: number) => Promise<T>,
): Promise<AtBothSpeeds<T> | null> {
  if (only && only !== name) return null;
  const figures: AtBothSpeeds<T> = { slow: [], fast: [] };
  for (let round = 1; round <= rounds; round++) {
    figures.fast.push(await untilWalked(() => measureOnce(1)));
    figures.slow.push(await untilWalked(() => measureOnce(slowdown)));
    console.log(`  ${name} ${round}/${rounds}`);
  }
  return figures;
}

async function measure(house: MeasuredHouse, options: Options): Promise<void> {
  const walks = await prepareWalks(house.origin, house.sandboxUrl);
  const pages = await measurePages(house, walks, options);
  const touches = await measureTouches(house, options);
  const walked = await atBothSpeeds('walk', options, (rate) => walkBesidePlain(house, walks.offers, rate));
  const presses = await atBothSpeeds('offers', options, (rate) => pressBesidePlain(house, walks.offers, rate));
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
installOwnPackages(import.meta.dirname);
await step('Building what changed', buildAll);
await publishNew(registryDirectory());
const house = await openMeasuredHouse();
try {
  await measure(house, options);
} finally {
  await house.close();
}

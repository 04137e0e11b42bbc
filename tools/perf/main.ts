/**
 * `npm run perf [-- --rounds N] [--only landing|form|walk]`: the built product against static twins of its own pages.
 * A whole run writes its figures into docs/performance.md; a part of one only prints them.
 */
import { buildAll } from '../start/build.ts';
import { step } from '../start/progress.ts';
import { publishNew } from '../publish/publish-new.ts';
import { registryDirectory } from '../publish/registry-file.ts';
import { comparePages, type PageFigures } from './compare-pages.ts';
import { installLighthouse } from './install.ts';
import { untilWalked, visitorWithAnswers, walkThrough, type WalkThrough } from './measure/walk-through.ts';
import { openMeasuredHouse, type MeasuredHouse } from './measured-house.ts';
import { readOptions, type Options } from './options.ts';
import { describeFigures, writeFigures, type Walks } from './report.ts';
import { prepareWalk, type Walk } from './walk.ts';

const landing = '/trafik-sigortasi';
const formStep = '/trafik-sigortasi/form/kisisel-bilgiler';
const slowdown = 4;

async function measurePages(house: MeasuredHouse, walk: Walk, { only, rounds }: Options): Promise<PageFigures[]> {
  const pages: PageFigures[] = [];
  if (!only || only === 'landing')
    pages.push(await comparePages(house, { name: 'landing', path: landing, cookies: [], rounds }));
  if (!only || only === 'form') {
    const cookies = await untilWalked(() => visitorWithAnswers(house, walk));
    pages.push(await comparePages(house, { name: 'form', path: formStep, cookies, rounds }));
  }
  return pages;
}

async function measureWalks(house: MeasuredHouse, walk: Walk, { rounds }: Options): Promise<Walks> {
  const [slow, fast]: WalkThrough[][] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    fast!.push(await untilWalked(() => walkThrough(house, walk, 1)));
    slow!.push(await untilWalked(() => walkThrough(house, walk, slowdown)));
    console.log(`  walk ${round}/${rounds}: first offer ${fast!.at(-1)!.firstOfferMs.toFixed(0)} ms`);
  }
  return { slow: slow!, fast: fast! };
}

async function measure(house: MeasuredHouse, options: Options): Promise<void> {
  const walk = await prepareWalk(house.origin, house.sandboxUrl);
  const pages = await measurePages(house, walk, options);
  const walks = options.only && options.only !== 'walk' ? null : await measureWalks(house, walk, options);
  const text = describeFigures({ rounds: options.rounds, at: new Date(), pages, walks });
  console.log(`\n${text}\n`);
  if (!options.only) writeFigures(text);
}

const options = readOptions(process.argv.slice(2));
installLighthouse();
await step('Building what changed', buildAll);
await publishNew(registryDirectory());
const house = await openMeasuredHouse();
try {
  await measure(house, options);
} finally {
  await house.close();
}

/** One cold load of one page on Lighthouse's emulated phone. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBrowser, type BrowserChoice } from './browser.ts';

/** `simulated`: estimated from an unthrottled trace; `applied`: the browser itself is throttled. Both: 1.6 Mbit/s, 150 ms, 4x CPU. */
export type Throttling = 'simulated' | 'applied';
export const throttlings: readonly Throttling[] = ['simulated', 'applied'];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface PageLoad {
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Kilobytes on the wire. */
  scriptKb: number;
  totalKb: number;
  /** Lighthouse's speed index of the machine; higher is faster. */
  benchmarkIndex: number;
}
interface Request {
  url: string;
  resourceType: string;
  transferSize: number;
  statusCode: number;
}
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue: number; details?: { items: Request[] } }>;
  categories: Partial<Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>>;
  environment: { benchmarkIndex: number };
}

const run = promisify(execFile);
const program = join(import.meta.dirname, '..', 'node_modules', 'lighthouse', 'cli', 'index.js');
const methods: Record<Throttling, string> = { simulated: 'simulate', applied: 'devtools' };
const kilobytes = (requests: Request[]): number =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;

function read({ runtimeError, audits, environment }: Report): PageLoad {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (id: string): number => audits[id]!.numericValue;
  const requests = audits['network-requests']!.details!.items;
  const failed = requests.find(({ statusCode }) => statusCode >= 400);
  if (failed) throw new Error(`${failed.url} answered ${failed.statusCode}: the page is incomplete`);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptKb: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalKb: kilobytes(requests),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

interface LighthouseRun {
  throttling: Throttling;
  categories: readonly Category[];
}

async function runLighthouse(
  url: string,
  { throttling, categories: selected }: LighthouseRun,
  choice: BrowserChoice,
): Promise<Report> {
  const browser = await openBrowser(choice);
  const file = join(import.meta.dirname, '..', 'node_modules', `.report-${process.pid}.json`);
  const options = ['--quiet', `--only-categories=${selected.join(',')}`, '--disable-storage-reset', '--output=json'];
  const own = [`--port=${browser.debugPort}`, `--throttling-method=${methods[throttling]}`, `--output-path=${file}`];
  try {
    await run(process.execPath, [program, url, ...options, ...own]);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(file, { force: true });
    await browser.close();
  }
}

/** On a busy machine Lighthouse sometimes loses the beginning of its own trace; such a run is repeated once. */
const isLostTrace = (error: unknown): boolean => String((error as { stderr?: string }).stderr).includes('NO_NAVSTART');

const repeatOnLostTrace = (url: string, options: LighthouseRun, choice: BrowserChoice): Promise<Report> =>
  runLighthouse(url, options, choice).catch((error: unknown) => {
    if (isLostTrace(error)) return runLighthouse(url, options, choice);
    throw error;
  });

/** @throws Error when the page or one of its files does not load */
export async function loadPage(url: string, throttling: Throttling, choice: BrowserChoice): Promise<PageLoad> {
  return read(await repeatOnLostTrace(url, { throttling, categories: ['performance'] }, choice));
}

/** 0 to 100 for each category. */
export type Scores = Record<Category, number>;

/** @returns the scores, and the audits that lowered them */
export async function scorePage(url: string, choice: BrowserChoice): Promise<{ scores: Scores; failed: string[] }> {
  const report = await repeatOnLostTrace(url, { throttling: 'simulated', categories }, choice);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const scored = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  const weighted = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const failed = weighted.filter(({ id }) => (report.audits[id]!.score ?? 1) < 0.9).map(({ id }) => id);
  return { scores: Object.fromEntries(scored) as Scores, failed };
}

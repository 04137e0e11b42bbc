/** A person at a browser: reads words, types, presses. The same in every engine. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine';
import { findAndMark, type Wanted } from './find';

const patienceMs = 20_000;
const lookAgainMs = 50;

export class Walker {
  private marks = 0;
  private readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }

  open = (url: string): Promise<void> => this.engine.goto(url);
  path = async (): Promise<string> => new URL(await this.engine.url()).pathname;

  /** Types into a field, replacing what it holds. `group` names the legend around it. */
  async fill(label: string, text: string, group?: string): Promise<void> {
    await this.engine.type(await this.find({ kind: 'field', words: label, group }), text);
  }
  async choose(label: string, value: string): Promise<void> {
    await this.engine.select(await this.find({ kind: 'field', words: label }), value);
  }
  async tick(label: string, group?: string): Promise<void> {
    await this.engine.click(await this.find({ kind: 'field', words: label, group }));
  }
  async press(words: string, { loosely = false } = {}): Promise<void> {
    await this.engine.click(await this.find({ kind: 'button', words, loosely }));
  }
  sees = async (words: string): Promise<void> => void (await this.find({ kind: 'text', words }));

  /** Waits for a path; a page may take several steps to get there. */
  async arrives(path: string | RegExp): Promise<void> {
    await this.until(async () => (typeof path === 'string' ? (await this.path()) === path : path.test(await this.path())), async () => `the path ${path}; it is ${await this.path()}`);
  }
  /** Whether something is there now, without waiting. */
  has = (kind: Wanted['kind'], words: string, group?: string): Promise<boolean> => this.engine.evaluate(findAndMark, { kind, words, group, mark: 'peek' });

  async insideFrame(selector: string, work: (inside: Walker) => Promise<void>): Promise<void> {
    await work(new Walker(await this.engine.frame(selector)));
  }

  private async find(wanted: Omit<Wanted, 'mark'>): Promise<string> {
    const mark = String(++this.marks);
    await this.until(() => this.engine.evaluate(findAndMark, { ...wanted, mark }), async () => `${wanted.kind} "${wanted.words}" on ${await this.path()}`);
    return `[data-walk="${mark}"]`;
  }

  private async until(holds: () => Promise<boolean>, describe: () => Promise<string>): Promise<void> {
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(lookAgainMs)) if (await holds().catch(() => false)) return;
    throw new Error(`${this.engine.name} waited ${patienceMs / 1000} s for ${await describe()}`);
  }
}

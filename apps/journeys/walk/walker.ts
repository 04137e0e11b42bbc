/** A person at a browser: reads words, types, presses. The same in every engine. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine';
import {
  findAndMark,
  giveFile,
  hasOption,
  isBusy,
  isTicked,
  readAlerts,
  readButtons,
  readHeading,
  readText,
  readValue,
  type Wanted,
} from './find';

const patienceMs = 30_000;
const lookAgainMs = 50;
/** How long a person waits for what a press does: two presses at once may choose two offers. */
const pressAgainMs = 2_000;

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
  /** @param day `YYYY-MM-DD`, into the three boxes of the group of that name */
  async fillDay(group: string, day: string): Promise<void> {
    const [year, month, date] = day.split('-');
    await this.fill('Gün', date!, group);
    await this.fill('Ay', month!, group);
    await this.fill('Yıl', year!, group);
  }
  /** Chooses an option of a select, once it is there. */
  async choose(label: string, value: string): Promise<void> {
    const selector = await this.find({ kind: 'field', words: label });
    await this.until(
      () => this.engine.evaluate(hasOption, { selector, value }),
      async () => `the option ${value} of "${label}" on ${await this.path()}`,
    );
    await this.engine.select(selector, value);
  }
  /** Types into a combobox and takes the option of that name, or the first one that is offered. */
  async pick(label: string, typed: string, option = ''): Promise<void> {
    await this.fill(label, typed);
    await this.engine.click(await this.find({ kind: 'option', words: option, loosely: true }));
  }
  async attach(label: string, file: { name: string; type: string; base64: string }): Promise<void> {
    await this.engine.evaluate(giveFile, { selector: await this.find({ kind: 'field', words: label }), ...file });
  }
  /** Ticks a box or chooses a radio, and looks whether it is: a press may miss what has just moved. */
  async tick(label: string, group?: string): Promise<void> {
    const field = await this.find({ kind: 'field', words: label, group });
    const press = async (): Promise<boolean> => {
      await this.engine.click(field);
      return this.engine.evaluate(isTicked, field);
    };
    await this.until(press, async () => `a tick at "${label}" on ${await this.path()}`);
  }
  async press(words: string, { loosely = false } = {}): Promise<void> {
    await this.engine.click(await this.find({ kind: 'button', words, loosely }));
  }
  /** Presses until the path is reached: a page that the edge rendered has its buttons before its scripts, and a person whose press did nothing presses again. */
  async pressUntil(path: string, words: string, { loosely = false } = {}): Promise<void> {
    let pressedAt = -Infinity;
    const press = async (): Promise<boolean> => {
      if ((await this.path()) === path) return true;
      if (performance.now() - pressedAt < pressAgainMs) return false;
      // A new mark each time: rows move while offers come.
      const mark = String(++this.marks);
      if (await this.engine.evaluate(findAndMark, { kind: 'button' as const, words, loosely, mark })) {
        const button = `[data-walk="${mark}"]`;
        pressedAt = performance.now();
        await this.engine.click(button);
        // What was heard is not pressed again, however long it takes.
        if (await this.engine.evaluate(isBusy, button)) pressedAt = Infinity;
      }
      return false;
    };
    await this.until(press, async () => `${path} after "${words}"; the path is ${await this.path()}`);
  }
  /** For buttons whose words carry a number. */
  async pressMatching(words: RegExp): Promise<void> {
    await this.press(
      await this.either(
        async () => (await this.engine.evaluate(readButtons, null)).find((text) => words.test(text)),
        `a button ${words}`,
      ),
    );
  }
  text = (selector: string): Promise<string> => this.engine.evaluate(readText, selector);
  sees = async (words: string): Promise<void> => void (await this.find({ kind: 'text', words }));

  /** Waits for a path; a page may take several steps to get there. */
  async arrives(path: string | RegExp): Promise<void> {
    await this.until(
      async () => (typeof path === 'string' ? (await this.path()) === path : path.test(await this.path())),
      async () => `the path ${path}; it is ${await this.path()}`,
    );
  }
  /** Whether something is there now, without waiting. */
  has = (kind: Wanted['kind'], words: string, group?: string): Promise<boolean> =>
    this.engine.evaluate(findAndMark, { kind, words, group, mark: 'peek' });

  /** What a field holds now. */
  async valueOf(label: string, group?: string): Promise<string> {
    return this.engine.evaluate(readValue, await this.find({ kind: 'field', words: label, group }));
  }
  heading = (): Promise<string> => this.engine.evaluate(readHeading, null);
  /** Waits until the heading is another one: the next step, the next page. */
  leaves = (title: string): Promise<void> =>
    this.until(
      async () => (await this.heading()) !== title && (await this.heading()) !== '',
      async () => `another heading than "${title}" on ${await this.path()}`,
    );

  /** Waits for the first of several things that a look can find. */
  async either<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
    let found: T | undefined;
    await this.until(
      async () => (found = await look()) !== undefined,
      async () => `${what}; the page is ${await this.path()}`,
    );
    return found!;
  }

  async insideFrame(selector: string, work: (inside: Walker) => Promise<void>): Promise<void> {
    await work(new Walker(await this.engine.frame(selector)));
  }

  private async find(wanted: Omit<Wanted, 'mark'>): Promise<string> {
    const mark = String(++this.marks);
    await this.until(
      () => this.engine.evaluate(findAndMark, { ...wanted, mark }),
      async () => `${wanted.kind} "${wanted.words}" on ${await this.path()}`,
    );
    return `[data-walk="${mark}"]`;
  }

  private async until(holds: () => Promise<boolean>, describe: () => Promise<string>): Promise<void> {
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(lookAgainMs))
      if (await holds().catch(() => false)) return;
    const alerts = await this.engine.evaluate(readAlerts, null).catch(() => '');
    throw new Error(
      `${this.engine.name} waited ${patienceMs / 1000} s for ${await describe()}${alerts && `; it says: ${alerts}`}`,
    );
  }
}

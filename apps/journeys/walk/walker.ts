/** Uses a page like a person, by visible text; the same in every engine. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine';
import {
  findAndMark,
  attachFile,
  hasOption,
  isBusy,
  isTicked,
  readAlerts,
  readButtons,
  readHeading,
  readShown,
  readText,
  readValue,
  type Target,
} from './find';

const timeoutMs = 30_000;
const lookAgainMs = 50;
/** Milliseconds before a press is repeated: two presses at once may choose two offers. */
const pressAgainMs = 2_000;

export class Walker {
  private marks = 0;
  private readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }

  open = (url: string): Promise<void> => this.engine.goto(url);
  path = async (): Promise<string> => new URL(await this.engine.url()).pathname;

  /** Replaces the text of a field. @param group legend of the group around it */
  async fill(label: string, text: string, group?: string): Promise<void> {
    await this.engine.type(await this.find({ kind: 'field', words: label, group }), text);
  }
  /** Fills the three boxes of a date. @param day `YYYY-MM-DD` */
  async fillDay(group: string, day: string): Promise<void> {
    const [year, month, date] = day.split('-');
    await this.fill('Gün', date!, group);
    await this.fill('Ay', month!, group);
    await this.fill('Yıl', year!, group);
  }
  /** Chooses an option of a select, once it exists. */
  async choose(label: string, value: string): Promise<void> {
    const selector = await this.find({ kind: 'field', words: label });
    await this.until(
      () => this.engine.evaluate(hasOption, { selector, value }),
      async () => `the option ${value} of "${label}" on ${await this.path()}`,
    );
    await this.engine.select(selector, value);
  }
  /** Types into a combobox and selects the option of that name, or the first one. */
  async pick(label: string, typed: string, option = ''): Promise<void> {
    await this.fill(label, typed);
    await this.engine.click(await this.find({ kind: 'option', words: option, loosely: true }));
  }
  async attach(label: string, file: { name: string; type: string; base64: string }): Promise<void> {
    await this.engine.evaluate(attachFile, { selector: await this.find({ kind: 'field', words: label }), ...file });
  }
  /** Checks a checkbox or radio and repeats it until it is checked: a click may miss an element that has just moved. */
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
  /** Presses until the path is reached: a page may not be hydrated yet, and a person would press again. */
  async pressUntil(path: string, words: string, { loosely = false } = {}): Promise<void> {
    let pressedAt = -Infinity;
    const press = async (): Promise<boolean> => {
      if ((await this.path()) === path) return true;
      if (performance.now() - pressedAt < pressAgainMs) return false;
      // A new mark each time, because rows move while offers arrive.
      const mark = String(++this.marks);
      if (await this.engine.evaluate(findAndMark, { kind: 'button' as const, words, loosely, mark })) {
        const button = `[data-walk="${mark}"]`;
        pressedAt = performance.now();
        await this.engine.click(button);
        // A busy button has received the press.
        if (await this.engine.evaluate(isBusy, button)) pressedAt = Infinity;
      }
      return false;
    };
    await this.until(press, async () => `${path} after "${words}"; the path is ${await this.path()}`);
  }
  /** For buttons whose text contains a number. */
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

  /** Waits for a path, also across redirects. */
  async arrives(path: string | RegExp): Promise<void> {
    await this.until(
      async () => (typeof path === 'string' ? (await this.path()) === path : path.test(await this.path())),
      async () => `the path ${path}; it is ${await this.path()}`,
    );
  }
  /** Whether something exists now, without waiting. */
  has = (kind: Target['kind'], words: string, group?: string): Promise<boolean> =>
    this.engine.evaluate(findAndMark, { kind, words, group, mark: 'peek' });

  /** The current value of a field. */
  async valueOf(label: string, group?: string): Promise<string> {
    return this.engine.evaluate(readValue, await this.find({ kind: 'field', words: label, group }));
  }
  heading = (): Promise<string> => this.engine.evaluate(readHeading, null);
  /** Waits until the heading changes. */
  leaves = (title: string): Promise<void> =>
    this.until(
      async () => (await this.heading()) !== title && (await this.heading()) !== '',
      async () => `another heading than "${title}" on ${await this.path()}`,
    );

  /** Polls until the result is not undefined. */
  async either<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
    let found: T | undefined;
    await this.until(
      async () => {
        found = await look();
        return found !== undefined;
      },
      async () => `${what}; the page is ${await this.path()}`,
    );
    return found!;
  }

  async insideFrame(selector: string, work: (inside: Walker) => Promise<void>): Promise<void> {
    await work(new Walker(await this.engine.frame(selector)));
  }

  private async find(wanted: Omit<Target, 'mark'>): Promise<string> {
    const mark = String(++this.marks);
    await this.until(
      () => this.engine.evaluate(findAndMark, { ...wanted, mark }),
      async () => `${wanted.kind} "${wanted.words}" on ${await this.path()}`,
    );
    return `[data-walk="${mark}"]`;
  }

  private async until(holds: () => Promise<boolean>, describe: () => Promise<string>): Promise<void> {
    for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(lookAgainMs))
      if (await holds().catch(() => false)) return;
    const alerts = await this.engine.evaluate(readAlerts, null).catch(() => '');
    const shown = await this.engine.evaluate(readShown, null).catch(() => '');
    throw new Error(
      `${this.engine.name} waited ${timeoutMs / 1000} s for ${await describe()}${alerts && `; alerts: ${alerts}`}; shown: ${shown.slice(0, 400)}`,
    );
  }
}

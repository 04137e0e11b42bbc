/** A backend with the sandbox that records the calls of its visitors. It can be reopened on its database, with or without jobs. */
import { modules } from '../../modules';
import { checkoutDependencies } from '../../checkout-dependencies';
import { portsTo } from '../../modules/checkout/testing/checkout-test';
import type { SaleFixture } from '../../modules/checkout/testing/test-sale';
import type { SandboxProcess } from '../../modules/checkout/testing/sandbox-process';
import type { BankPort } from '../../ports/bank/bank-port';
import type { Ports } from '../../ports/ports';
import { sandboxRegistries } from '../../ports/registries/sandbox-registries';
import { testApp, type TestApp } from '../../testing/test-app';
import { RecordedVisitor, type Notes } from './recorded-visitor';

export interface RecordingOptions {
  sandbox: SandboxProcess;
  databaseUrl: string;
  now: string;
}

export class Recording {
  readonly sandbox: SandboxProcess;
  /** A bank during whose initialization the process ends. */
  isKilled = false;
  readonly notes: Notes = { answers: [], questions: [], samples: new Map() };
  readonly #databaseUrl: string;
  #now: string;
  #test: TestApp | undefined;
  #visitors = new Map<string, RecordedVisitor>();

  constructor({ sandbox, databaseUrl, now }: RecordingOptions) {
    this.sandbox = sandbox;
    this.#databaseUrl = databaseUrl;
    this.#now = now;
  }

  get test(): TestApp {
    return this.#test!;
  }
  get now(): string {
    return this.test.clock.now().toISOString();
  }
  /** Dependencies of `TestSale`. */
  get fixture(): SaleFixture {
    return { test: this.test, sandbox: this.sandbox, dependencies: checkoutDependencies(this.test.services) };
  }

  /** @param startsJobs runs the modules' jobs and start functions */
  async open({ startsJobs }: { startsJobs: boolean }): Promise<void> {
    this.#test = await testApp(modules, {
      ports: this.#ports(),
      env: { DATABASE_URL: this.#databaseUrl, SANDBOX_URL: this.sandbox.url },
      now: this.#now,
      startsJobs,
    });
    this.#visitors = new Map([...this.#visitors].map(([name, before]) => [name, this.#made(name, before.cookies)]));
  }

  #ports(): Partial<Ports> {
    const { bank, ...ports } = portsTo(this.sandbox.url);
    const initialize: BankPort['initialize'] = async (order) => {
      if (this.isKilled) throw new Error('killed');
      return bank.initialize(order);
    };
    return { ...ports, bank: { ...bank, initialize }, registries: sandboxRegistries(this.sandbox.url) };
  }

  async close(): Promise<void> {
    this.#now = this.now;
    await this.test.close();
  }

  /** The browser of that name, opened if new. */
  async visitor(name: string): Promise<RecordedVisitor> {
    const known = this.#visitors.get(name);
    if (known) return known;
    const visitor = await this.#made(name).open();
    this.#visitors.set(name, visitor);
    return visitor;
  }

  cookies(): Record<string, [string, string][]> {
    return Object.fromEntries([...this.#visitors].map(([name, { cookies }]) => [name, [...cookies]]));
  }

  /** Makes the calls whose answers later releases must repeat. */
  async answerQuestions(): Promise<void> {
    for (const question of this.notes.questions) {
      const visitor = await this.visitor(question.visitor);
      const { body } = await visitor.call(question.call, question.input as never);
      this.notes.answers.push({ ...question, answer: body });
    }
  }

  #made(name: string, cookies: Iterable<[string, string]> = []): RecordedVisitor {
    const visitor = new RecordedVisitor(this.test.app, { name, notes: this.notes });
    for (const [cookie, value] of cookies) visitor.cookies.set(cookie, value);
    return visitor;
  }
}

/** The sandbox's telephone and mailbox. */
import { setTimeout as pause } from 'node:timers/promises';

interface Message {
  text: string;
  receivedAt: string;
}
export interface Mail {
  subject: string;
  text: string;
  attachments: { filename: string; contentType: string; url: string }[];
}
export interface Telephone {
  number: string;
  lastCode(): Promise<string>;
  /** The newest address in a message that matches. */
  lastLink(pattern: RegExp): Promise<string>;
}

const base = (): string => process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4300';
const json = async <T>(path: string, sandboxUrl = base()): Promise<T> =>
  (await (await fetch(`${sandboxUrl}${path}`)).json()) as T;

/** Polls until the result is not null or undefined. */
export async function waitForValue<T>(look: () => Promise<T | null | undefined>, what: string): Promise<T> {
  for (const end = performance.now() + 15_000; performance.now() < end; await pause(50)) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
  }
  throw new Error(`no ${what} within 15 s`);
}

/** Each code is returned once; a second call waits for a newer one. */
export function telephone(number: string, sandboxUrl?: string): Telephone {
  let seen = 0;
  const texts = async (): Promise<Message[]> =>
    (await json<{ messages: Message[] }>(`/telephone/messages.json?to=${number}`, sandboxUrl)).messages;
  return {
    number,
    lastLink: (pattern) =>
      waitForValue(async () => {
        const links = (await texts()).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
        return links.findLast((link) => pattern.test(link));
      }, `link for ${number}`),
    lastCode: () =>
      waitForValue(async () => {
        const codes = (await texts())
          .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
          .filter((code) => code !== undefined);
        if (codes.length <= seen) return null;
        seen = codes.length;
        return codes.at(-1);
      }, `code for ${number}`),
  };
}

export const mailsTo = async (address: string, sandboxUrl?: string): Promise<Mail[]> =>
  (await json<{ messages: Mail[] }>(`/mailbox/messages.json?to=${encodeURIComponent(address)}`, sandboxUrl)).messages;
export const mailWith = (address: string, subject: RegExp, sandboxUrl?: string): Promise<Mail> =>
  waitForValue(
    async () => (await mailsTo(address, sandboxUrl)).find((mail) => subject.test(mail.subject)),
    `mail to ${address}`,
  );

let people = 0;
/** Unique per Playwright worker; other scripts use their process id. */
const worker = Number(process.env['TEST_WORKER_INDEX'] ?? process.pid) % 1000;
/** A telephone number that no other journey of this run uses: three digits of the worker and a counter. */
export const uniquePhoneNumber = (): string =>
  `53${String(worker).padStart(3, '0')}${String(people++).padStart(5, '0')}`;

/** The bank's own notification after a delay (domain 8.1: 10 to 15 s, three attempts; shorter here), and the repeated return of a switch. */
import type { SignedReturn } from '@emsal/sandbox-bank/signed-return';
import type { Switches } from '../../switches/switches';

export interface Notifier {
  announce(webhookUrl: string, callbackUrl: string, fields: SignedReturn): void;
  /** Drops pending notifications. */
  close(): void;
}

export interface NotifierOptions {
  switches: Switches;
  /** Milliseconds before the first attempt, and between attempts. */
  delay: number;
}
const tries = 3;

export function createNotifier({ switches, delay }: NotifierOptions): Notifier {
  const timers = new Set<NodeJS.Timeout>();
  const later = (run: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run();
    }, delay);
    timers.add(timer);
  };
  const notify = (url: string, fields: SignedReturn, left: number): void =>
    later(async () => {
      if (!(await delivered(url, 'application/json', JSON.stringify(fields))) && left > 1)
        notify(url, fields, left - 1);
    });
  return {
    announce: (webhookUrl, callbackUrl, fields) => {
      if (switches.take('bank-callback-duplicate'))
        later(
          async () =>
            void (await delivered(
              callbackUrl,
              'application/x-www-form-urlencoded',
              new URLSearchParams({ ...fields }).toString(),
            )),
        );
      if (switches.take('bank-webhook-none')) return;
      notify(webhookUrl, fields, tries);
      if (switches.take('bank-webhook-duplicate')) notify(webhookUrl, fields, 1);
    },
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

async function delivered(url: string, contentType: string, body: string): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    await reply.body?.cancel();
    return reply.status < 400;
  } catch {
    return false;
  }
}

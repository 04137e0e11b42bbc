/** Stands for the API at the transport, so that the real client, paths and bodies are tested. */
import type { PageTransport } from '@emsal/platform/page';
import { failure, success } from '@emsal/api/envelope';

export interface Sent {
  call: string;
  body: Record<string, unknown> | undefined;
}

export type Answer = unknown;

export const visitId = '0123456789abcdef0123456789abcdef';

/** Replies with which every step passes; a test replaces the ones that it is about. Keys are `METHOD last-segment` without parameters. */
export const goodAnswers: Readonly<Record<string, Answer>> = {
  'POST createfunnel': visitId,
  'POST save': null,
  'POST setkvkkstatus': null,
  'POST savecustomerinfo': null,
  'POST querycustomerinfo': null,
  'POST saveannouncementpermission': null,
  'POST isotprequired': { isOtpRequired: false },
  'POST sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
  'POST otpvalidate': null,
  'POST createoffer': '1234567890',
  'POST savehealthconsent': null,
  'POST CreateApplication': { applicationNo: '1234567890' },
};

/** A refusal by the server, as a reply. */
export const refused = (code: string, message: string, fields?: Record<string, string>) => ({
  refusal: failure(code, message, fields),
});
export const noAnswer = { status: 0 } as const;

export function fakeApi(answers: Readonly<Record<string, Answer>> = {}) {
  const sent: Sent[] = [];
  const known: Record<string, Answer> = { ...goodAnswers, ...answers };
  const held: Record<string, Promise<void>> = {};
  const transport: PageTransport = async ({ method, path, body }) => {
    const [, name = ''] = /\/([^/]+?)(?:\/[0-9a-f]{32})?$/.exec(path) ?? [];
    const call = `${method} ${name}`;
    sent.push({ call, body });
    await held[call];
    return reply(known[call]);
  };
  return {
    transport,
    sent,
    calls: () => sent.map(({ call }) => call),
    answer: (call: string, next: Answer) => void (known[call] = next),
    /** Answers the call when the promise is kept. */
    hold: (call: string, until: Promise<void>) => void (held[call] = until),
  };
}

function reply(answer: Answer) {
  if (answer === noAnswer) return { status: 0, body: null };
  if (Array.isArray(answer)) return { status: 200, body: answer };
  const refusal = (answer as { refusal?: unknown } | null | undefined)?.refusal;
  if (answer === undefined) return { status: 500, body: null };
  return { status: 200, body: refusal ?? success(answer) };
}

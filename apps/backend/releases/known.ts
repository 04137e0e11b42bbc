/** Data of a dump beside its rows: the cookies of its visitors, recorded answers, and the expected outcome of unfinished payments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CallKey } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { PaymentState } from '../modules/checkout/payment/payment-graph';

/** A call of a visitor with the answer that every later release must give. */
export interface KnownAnswer {
  visitor: string;
  call: CallKey;
  input: object;
  /** Idempotency key of a recorded call, whose reply is replayed. */
  key?: string;
  answer: unknown;
}

/** A complete offer list whose offers can still be bought. */
export interface KnownList {
  visitor: string;
  visitId: string;
  line: LineId;
  /** Receives the one-time code where the visit is not verified yet. */
  phoneNumber: string;
  isProven: boolean;
  offers: { quoteHeaderId: string; productId: number; total: number; seal: string; isSoldOnline: boolean }[];
  /** The offer whose policy information is already stored. */
  chosen?: number;
}

/** Expected outcome of an unfinished payment, and what the customer does. */
export type PaymentEnd =
  | { by: 'jobs'; end: PaymentState; shown: string }
  /** The customer completes the bank's challenge. */
  | { by: 'challenge'; end: PaymentState; shown: string }
  /** The bank's return arrives only now. */
  | { by: 'return'; end: PaymentState; shown: string; fields: Record<string, string> };

export interface KnownPayment {
  visitor: string;
  visitId: string;
  line: LineId;
  odeme: string;
  orderId: string;
  state: PaymentState;
  total: number;
  /** Absent for a finished payment. */
  ends?: PaymentEnd;
}

/** A file that only its owner may fetch. */
export interface KnownFile {
  visitor: string;
  url: string;
  kind: 'policy' | 'upload';
  sha256: string;
}

export interface KnownPassport {
  /** Passport code or sealed link. */
  passport: string;
  visitId: string;
  phoneNumber: string;
}

/** A recorded call with its complete response. */
export interface KnownSample {
  call: CallKey;
  request: object;
  response: unknown;
}

export interface KnownRelease {
  /** The backend's clock at the time of the dump, ISO 8601. */
  now: string;
  /** A test key that protects no real data. */
  secretKey: string;
  /** Name and value of each visitor's cookies. */
  visitors: Record<string, [string, string][]>;
  /** Rows by table. */
  rows: Record<string, number>;
  answers: KnownAnswer[];
  lists: KnownList[];
  /** An offer list whose process ended before all insurers had answered. */
  unfinishedList: { visitor: string; visitId: string; silentFirmId: number };
  payments: KnownPayment[];
  files: KnownFile[];
  passports: KnownPassport[];
  /** Pending jobs. */
  jobs: { name: string; data: object }[];
  /** The books of the sandbox bank. */
  bank: object;
}

export interface Release {
  /** Schema, rows and the journal of migrations, as SQL. */
  sql: string;
  known: KnownRelease;
}

/** Folder names of the releases, e.g. `2026-11`. */
export const releaseNames = readdirSync(__dirname).filter((name) => /^\d{4}-\d{2}$/.test(name));

export const releaseFolder = (name: string): string => join(__dirname, name);
export const files = { sql: 'dump.sql.br', known: 'known.json.br', contract: 'contract.json.br' } as const;

export const compressed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Placeholder for the sandbox's address, which differs in every run. */
const anySandbox = 'http://sandbox.example';

/** Replaces the sandbox's address by the placeholder. */
export const withoutAddress = (text: string, sandboxUrl: string): string => text.replaceAll(sandboxUrl, anySandbox);

export const inSandbox = ({ sql, known }: Release, sandboxUrl: string): Release => ({
  sql: sql.replaceAll(anySandbox, sandboxUrl),
  known: JSON.parse(JSON.stringify(known).replaceAll(anySandbox, sandboxUrl)) as KnownRelease,
});

export const readRelease = (name: string): Release => ({
  sql: read(name, files.sql),
  known: JSON.parse(read(name, files.known)) as KnownRelease,
});

/** By name of the call. */
export const readContract = (name: string): KnownSample[] => JSON.parse(read(name, files.contract)) as KnownSample[];

const read = (name: string, file: string): string =>
  brotliDecompressSync(readFileSync(join(releaseFolder(name), file))).toString('utf8');

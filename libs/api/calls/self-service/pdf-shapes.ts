/** What the calls about policy and addendum PDFs by a link share. */
import { z } from 'zod';
import { pdfSources } from '../../pdf-pages';
import { identifier } from '../identifiers';
import { identityNo, randomId } from '../shapes';

/** 256 random bits. */
const secret = z.string().regex(/^[\w-]{43}$/);
const from = z.enum(pdfSources).describe('where the link was followed');

export const ofLink = z.object({ hash: identifier('hash', secret), from });

export const pdfInfo = z.object({
  firmId: z.int(),
  firmName: z.string(),
  lineName: z.string(),
  isCompany: z.boolean().describe('the policyholder is a company: no birth date is asked'),
});

export const holderInput = z.object({
  hash: identifier('hash', secret),
  identityNo,
  birthDate: z.string().max(10).default('').describe('as typed; empty for a company'),
});
export const checkedHolder = z.object({
  sentId: identifier('sentId', secret).describe('opens this one file, once, in this browser, within five minutes'),
  fileId: identifier('fileId', randomId),
});

export const ofFile = z.object({
  sentId: identifier('sentId', secret),
  fileId: identifier('fileId', randomId),
  from,
});
export const pdfFile = z.object({ name: z.string(), content: z.base64() });

export const samples = {
  link: { hash: 'a'.repeat(43), from: 'sms' },
  holder: { hash: 'a'.repeat(43), identityNo: '10000000078', birthDate: '1985-4-12' },
  file: { sentId: 'a'.repeat(43), fileId: '0123456789abcdef0123456789abcdef', from: 'sms' },
} as const;

export type PdfInfo = z.output<typeof pdfInfo>;

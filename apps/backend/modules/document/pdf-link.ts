/** Links to PDFs in mails and SMS. */
import { pdfPages, type LinkedPdf, type PdfSource } from '@emsal/api/pdf-pages';
import type { Services } from '../../http/services';
import { grantMailLink } from './grants';

export const pdfPath = (kind: LinkedPdf, hash: string, from: PdfSource): string =>
  `${pdfPages[kind]}/${hash}?${new URLSearchParams({ from }).toString()}`;

export const pdfLink = async (
  context: Pick<Services, 'db' | 'clock' | 'config'>,
  { id, kind }: { id: string; kind: LinkedPdf },
  from: PdfSource,
): Promise<string> => `${context.config.siteUrl}${pdfPath(kind, await grantMailLink(context, id), from)}`;

/** The insurer's document of a change: one page. */
import { createRequire } from 'node:module';
import { formatDate } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import type { PolicyChange } from '@emsal/insurers/policy-change';
import PDFDocument from 'pdfkit';

const font = (): string => createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** @returns a PDF in base64 */
export async function changeDocument({
  firmName,
  policyNo,
  reference,
  effectiveOn,
  extraPremium,
  refund,
}: Omit<PolicyChange, 'document'> & { firmName: string }): Promise<string> {
  const pdf = new PDFDocument({ size: 'A4', font: '', lang: 'tr-TR', info: { Title: `Zeyil ${reference}` } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => void pdf.on('end', resolve).on('error', reject));
  pdf.font(font()).fontSize(14).text(`${firmName} zeyilname`).moveDown();
  pdf.fontSize(10);
  for (const line of [
    `Zeyil no: ${reference}`,
    `Poliçe no: ${policyNo}`,
    `Yürürlük günü: ${formatDate(effectiveOn)}`,
    `Ek prim: ${formatLira(extraPremium)}`,
    `İade edilecek prim: ${formatLira(refund)}`,
  ])
    pdf.text(line);
  pdf.end();
  await finished;
  return Buffer.concat(chunks).toString('base64');
}

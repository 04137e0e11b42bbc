/** The policy as a PDF: product, parties, insured object, covers and price, from the stored sale alone. */
import { brand } from '@emsal/brand/brand';
import { describeRisk, labelsOf, type Risk } from '@emsal/risks/risk';
import { contentWidth, ink, left, renderPdf } from '../pdf-page';
import { drawRow, priceTable, rowHeight, section, table, type Pdf, type PriceParts, type Row } from '../pdf-table';
import { drawQr } from '../draw-qr';
import { policyPdfTexts as texts } from './policy-pdf.texts';
import { dayText } from '../../../formats/day-text';
import { namedPeople } from '../../../formats/insured-people';
import { maskedIdentity } from '../../../formats/masked-identity';

const qrSize = 84;

export interface PolicyFacts {
  /** Heading, e.g. `Kasko Sigortası Poliçesi`. */
  title: string;
  /** The general conditions, inflected to follow `Bu poliçe`. */
  conditions: string;
  /** URL in the QR code. */
  verifyUrl: string;
  policyNo: string;
  offerNo: string;
  firmName: string;
  productName: string;
  /** `displayName` is empty for a policyholder whom the registry does not know and who did not fill in the form. */
  insured: { displayName: string; identityNo: string };
  /** Of a payer other than the insured. */
  payerIdentityNo: string | null;
  /** Who is paid first in a claim; undefined without one. */
  lossPayee?: string | undefined;
  risk: Risk;
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  /** When cover begins and ends on these days; null for whole days. */
  hours: { start: string; end: string } | null;
  issuedAt: Date;
  assurances: readonly { label: string; value: string }[];
  breakdown: PriceParts;
}

export function policyPdf(facts: PolicyFacts): Promise<Buffer> {
  return renderPdf(
    {
      title: `${facts.title} ${facts.policyNo}`,
      author: facts.firmName,
      footer: texts.footer(brand.legalName, brand.phones.sales),
      createdAt: facts.issuedAt,
      name: facts.insured.displayName,
    },
    (pdf) => {
      heading(pdf, facts);
      table(pdf, texts.parties, partyRows(facts));
      const insured = insuredRows(facts.risk);
      if (insured.length > 0) table(pdf, labelsOf(facts.risk).heading, insured);
      table(
        pdf,
        texts.cover,
        facts.assurances.map(({ label, value }) => [label, value]),
      );
      priceTable(pdf, facts.breakdown, texts);
      section(pdf, texts.notes);
      pdf
        .font('regular')
        .fontSize(8.5)
        .fillColor(ink.muted)
        .text(texts.note(facts.conditions), left, pdf.y, { width: contentWidth, lineGap: 2 });
    },
  );
}

function heading(pdf: Pdf, { firmName, title, verifyUrl, ...facts }: PolicyFacts): void {
  const { policyNo, offerNo, startDate, endDate, hours, issuedAt } = facts;
  const width = contentWidth - qrSize - 24;
  const head = pdf.y;
  drawQr(pdf, { text: verifyUrl, left: left + contentWidth - qrSize, top: head, size: qrSize });
  pdf.font('bold').fontSize(16).fillColor(ink.text).text(firmName, left, head, { width });
  pdf.font('regular').fontSize(11).fillColor(ink.muted).text(title, { width }).moveDown(0.5);
  pdf.fontSize(8.5).text(texts.verify, { width });
  pdf.y = Math.max(pdf.y, head + qrSize) + 12;
  const rows: Row[] = [
    [texts.policyNo, policyNo],
    [texts.offerNo, offerNo],
    [texts.period, texts.periodOf(momentText(startDate, hours?.start), momentText(endDate, hours?.end))],
    [texts.issuedAt, dayText(issuedAt)],
  ];
  const top = pdf.y;
  pdf.rect(left, top, contentWidth, rows.length * rowHeight + 12).fill(ink.ground);
  pdf.y = top + 6;
  for (const row of rows) drawRow(pdf, row, { inset: 8, isRuled: false });
  pdf.y += 6;
}

const momentText = (day: string, hour = ''): string => `${dayText(day)} ${hour}`.trim();

/** Empty for a risk of which nothing is known. */
function insuredRows(risk: Risk): Row[] {
  const { title, reference, facts } = describeRisk(risk);
  if (title === '' && reference === '') return [];
  const labels = labelsOf(risk);
  const number: Row[] = labels.reference ? [[labels.reference.label, reference || labels.reference.missing]] : [];
  const others = [...facts.filter(({ value }) => value !== reference), ...namedPeople(risk)].map(
    ({ label, value }): Row => [label, value],
  );
  return [...number, [labels.title, title], ...others];
}

const partyRows = ({ firmName, productName, insured, payerIdentityNo, lossPayee }: PolicyFacts): Row[] => [
  [texts.insurer, firmName],
  [texts.product, productName],
  [texts.insured, insured.displayName || texts.nameUnknown],
  [texts.identity, maskedIdentity(insured.identityNo)],
  ...(payerIdentityNo ? [[texts.payer, maskedIdentity(payerIdentityNo)] as const] : []),
  ...(lossPayee ? [[texts.lossPayee, lossPayee] as const] : []),
  [texts.broker, brand.legalName],
  ...(brand.registryNo ? [[texts.brokerRegistry, brand.registryNo] as const] : []),
];

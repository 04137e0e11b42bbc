/** The policy as a PDF: what was sold, to whom, for what, at which price. Drawn from the stored sale alone. */
import { brand } from '@emsal/brand/brand';
import { formatPlate } from '@emsal/validation/plate/plate';
import { contentWidth, ink, left, renderPdf } from '../pdf-page';
import { drawRow, priceTable, rowHeight, section, table, type Pdf, type PriceParts, type Row } from '../pdf-table';
import { policyPdfTexts as texts } from './policy-pdf-texts';
import { dayText, maskedIdentity } from './policy-pdf-values';

export interface PolicyFacts {
  policyNo: string;
  offerNo: string;
  firmName: string;
  productName: string;
  insured: { displayName: string; identityNo: string };
  vehicle: { plate: string; description: string };
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  issuedAt: Date;
  assurances: readonly { label: string; value: string }[];
  breakdown: PriceParts;
}

export function policyPdf(facts: PolicyFacts): Promise<Buffer> {
  return renderPdf(
    {
      title: `${texts.title} ${facts.policyNo}`,
      author: facts.firmName,
      footer: texts.footer(brand.legalName, brand.phones.sales),
      createdAt: facts.issuedAt,
    },
    (pdf) => {
      heading(pdf, facts);
      table(pdf, texts.parties, partyRows(facts));
      table(pdf, texts.vehicle, [
        [texts.plate, facts.vehicle.plate ? formatPlate(facts.vehicle.plate) : texts.noPlate],
        [texts.description, facts.vehicle.description],
      ]);
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
        .text(texts.note, left, pdf.y, { width: contentWidth, lineGap: 2 });
    },
  );
}

function heading(pdf: Pdf, { firmName, policyNo, offerNo, startDate, endDate, issuedAt }: PolicyFacts): void {
  pdf.font('bold').fontSize(16).text(firmName, left, pdf.y, { width: contentWidth });
  pdf.font('regular').fontSize(11).fillColor(ink.muted).text(texts.title, { width: contentWidth }).moveDown(0.8);
  const rows: Row[] = [
    [texts.policyNo, policyNo],
    [texts.offerNo, offerNo],
    [texts.period, texts.periodOf(dayText(startDate), dayText(endDate))],
    [texts.issuedAt, dayText(issuedAt)],
  ];
  const top = pdf.y;
  pdf.rect(left, top, contentWidth, rows.length * rowHeight + 12).fill(ink.ground);
  pdf.y = top + 6;
  for (const row of rows) drawRow(pdf, row, { inset: 8, isRuled: false });
  pdf.y += 6;
}

const partyRows = ({ firmName, productName, insured }: PolicyFacts): Row[] => [
  [texts.insurer, firmName],
  [texts.product, productName],
  [texts.insured, insured.displayName],
  [texts.identity, maskedIdentity(insured.identityNo)],
  [texts.broker, brand.legalName],
  [texts.brokerRegistry, brand.registryNo],
];

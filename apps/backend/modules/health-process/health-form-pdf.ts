/** An approved form as a PDF: what everybody declared, when and by which telephone it was approved. */
import { brand } from '@emsal/brand/brand';
import { declarationAnswers } from '@emsal/validation/health-declaration/health-declaration.texts';
import { formatPhone } from '@emsal/validation/phone/phone';
import { instantText } from '../../formats/instant-text';
import { maskedIdentity } from '../../formats/masked-identity';
import { contentWidth, left, renderPdf } from '../document/pdf-page';
import { table } from '../document/pdf-table';
import type { FormRow } from './form-store';
import { healthFormTexts as texts } from './health-form.texts';
import { savedIn, stayingPeople } from './read-form';

export interface DeclaredPerson {
  name: string;
  identityNo: string;
  answers: { label: string; value: string }[];
}

/** In their order. */
export const declaredPeople = (form: FormRow): DeclaredPerson[] =>
  stayingPeople(form).flatMap(({ customerOrder, name, identityNo }) => {
    const said = savedIn(form).healthProcessInformation.find((one) => one.customerOrder === customerOrder);
    return said ? [{ name, identityNo, answers: declarationAnswers(said) }] : [];
  });

export function healthFormPdf(form: FormRow & { approvedAt: Date }): Promise<Buffer> {
  const people = declaredPeople(form);
  const { approvedAt: createdAt, firmName, applicationNo, applicant } = form;
  const typed = people.flatMap(({ answers }) => answers.map(({ value }) => value)).join(' ');
  const facts = { title: texts.title, author: brand.legalName, footer: texts.footer, createdAt, name: typed };
  return renderPdf(facts, (pdf) => {
    pdf.font('bold').fontSize(15).text(texts.title, left, pdf.y, { width: contentWidth });
    table(pdf, texts.facts, [
      [texts.applicationNo, applicationNo],
      [texts.firmName, firmName],
      [texts.approvedAt, `${instantText(createdAt)}, ${texts.approvedBy(formatPhone(applicant.phoneNumber))}`],
    ]);
    for (const { name, identityNo, answers } of people)
      table(
        pdf,
        texts.person(name, maskedIdentity(identityNo)),
        answers.map(({ label, value }) => [label, value]),
      );
  });
}

/** Visits for every sample of every line: half-filled and complete ones. */
import { healthLines } from '@emsal/lines/health/health-lines';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { fillForm, waysOf, type Filled } from './fill-form';
import type { Recording } from './recording';

export const soldLines = vehicleLines.map(({ id }) => id);
/** Lines of which a release keeps drafts only. */
const draftedLines = healthLines.map(({ id }) => id);

export async function recordDrafts(recording: Recording): Promise<void> {
  for (const line of draftedLines) await completeForms(recording, line);
  for (const line of [...soldLines, ...draftedLines]) {
    const [sample] = waysOf(recording, line);
    const { visitor, visitId } = await fillForm(recording, `half of ${line}`, { line, sample: sample!, share: 0.5 });
    await visitor.must('POST quoterequestapi/draft/save', {
      visitId,
      step: 'temel-bilgiler',
      answers: { phoneNumber: '53', email: 'ayse@' },
      completed: false,
    });
  }
}

/** One visit per sample, each in its own browser. */
export async function completeForms(recording: Recording, line: LineId): Promise<Filled[]> {
  const filled: Filled[] = [];
  for (const sample of waysOf(recording, line))
    filled.push(await fillForm(recording, `${line}, ${sample.name}`, { line, sample }));
  return filled;
}
